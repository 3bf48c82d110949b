export { ApplyButton } from './apply-button.tsx';
export { ApplyNote } from './apply-note.tsx';
export { applyToVacancyById } from './apply-to-vacancy.ts';
export { type Applying, useApply } from './use-apply.ts';
