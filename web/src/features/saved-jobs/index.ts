export { SaveButton } from './save-button.tsx';
export { SavedJobsSync } from './store/use-saved.ts';
