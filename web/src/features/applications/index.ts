export { AppliedNotice } from './applied-notice.tsx';
export { ApplyButton } from './apply-button.tsx';
export { type Applying, useApply } from './use-apply.ts';
