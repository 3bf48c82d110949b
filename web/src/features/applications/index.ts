export { AppliedNotice } from './applied-notice.tsx';
export { ApplyButton } from './apply-button.tsx';
export { applyToVacancyById } from './apply-to-vacancy.ts';
export { type Applying, useApply } from './use-apply.ts';
