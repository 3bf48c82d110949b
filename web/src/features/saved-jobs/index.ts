export { SaveButton } from './save-button.tsx';
export { SavedJobsSync } from './store/saved-jobs-sync.ts';
