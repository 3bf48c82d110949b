export { AccountPage } from './account-page.tsx';
export { detailsKey, getDetails, getPublicSettings, listCountries } from './accounts.api.ts';
export { CaptchaField } from './captcha/captcha-field.tsx';
export { useCaptchaPass } from './captcha/use-captcha-pass.ts';
export { ContactDetails } from './contact/contact-details.tsx';
export { MemberNotices } from './member-notices.tsx';
export { emptyNewAccount, NewAccountFields } from './registration/new-account-fields.tsx';
export { registrationFields, throwRegistrationRefusal } from './registration/registration-refusals.ts';
