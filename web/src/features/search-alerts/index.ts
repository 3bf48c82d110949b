export { FollowCompanyButton } from './follow-company-button.tsx';
export { SaveSearchButton } from './save-search-button.tsx';
