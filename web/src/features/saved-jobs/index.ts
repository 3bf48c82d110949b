export { SaveButton } from './save-button.tsx';
export { syncSavedJobs } from './store/sync-saved-jobs.ts';
