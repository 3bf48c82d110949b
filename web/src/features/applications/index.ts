export { AppliedMark } from './applied-mark.tsx';
export { ApplyButton } from './apply-button.tsx';
export { ApplyNote } from './apply-note.tsx';
export { applyToVacancyById } from './apply-to-vacancy.ts';
export { setJustApplied, useJustApplied } from './just-applied.ts';
export { ApplicationAnswers } from './sent/application-answers.tsx';
export { findApplication } from './sent/find-application.ts';
export { type Applying, useApply } from './use-apply.ts';
export { findVacancyFit } from './vacancy-fit.ts';
