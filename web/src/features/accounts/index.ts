export { detailsKey, getDetails } from './accounts.api.ts';
export { ContactDetails } from './contact/contact-details.tsx';
export { MemberNotices } from './member-notices.tsx';
