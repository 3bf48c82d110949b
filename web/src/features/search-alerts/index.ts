export { followCompanyButton } from './lazy-follow-company-button.ts';
export { saveSearchButton } from './lazy-save-search-button.ts';
export { SaveSearchButton } from './save-search-button.tsx';
export { sendWaitingSearches } from './waiting/send-waiting-searches.ts';
