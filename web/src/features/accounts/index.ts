export { AccountPage } from './account-page.tsx';
export { detailsKey, getDetails, listCountries } from './accounts.api.ts';
export { ContactDetails } from './contact/contact-details.tsx';
export { failureText } from './failure-text.ts';
export { LoadedList } from './loaded-list.tsx';
export { MemberNotices } from './member-notices.tsx';
export { PasswordHint } from './passwords/new-password-fields.tsx';
export { ConsentFields } from './personal-data/consent-fields.tsx';
