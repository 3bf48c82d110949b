export { SaveButton } from './save-button.tsx';
export { syncSavedJobsWhenOnline } from './store/sync-when-online.ts';
