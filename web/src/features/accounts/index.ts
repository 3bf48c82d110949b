export { AccountPage } from './account-page.tsx';
export { checkCaptchaToken, detailsKey, getDetails, getPublicSettings, listCountries } from './accounts.api.ts';
export { Captcha } from './captcha/captcha.tsx';
export { ContactDetails } from './contact/contact-details.tsx';
export { MemberNotices } from './member-notices.tsx';
export { emptyNewAccount, NewAccountFields } from './registration/new-account-fields.tsx';
export { registrationFields, throwRegistrationRefusal } from './registration/registration-refusals.ts';
