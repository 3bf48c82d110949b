import {
  type AccountSession,
  type AuthResponse,
  type ChangeEmailForm,
  type ChangePasswordForm,
  type Country,
  changePassword as changePasswordCall,
  createEmailChangeRequest,
  type EmailChangeReply,
  endSession,
  forgotPassword,
  generateMobileOtp,
  getCountries,
  getJobSeekerDetails,
  getSecurityEvents,
  getSessions,
  getSettings,
  getUserDetailsByEmail,
  type JobSeekerDetails,
  type MobileForm,
  type PublicSettings,
  type RegistrationForm,
  type ResetPasswordForm,
  reSendOtp,
  resendVerification,
  resetPassword as resetPasswordCall,
  type SecurityEvent,
  type SignInForm,
  saveMobileNo,
  saveUserName,
  signOutEverywhere,
  submitOtp,
  verifyCaptcha,
  verifyMobileOtp,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';
import type { OtpReply } from './contact/otp-state.ts';

/** Registers an account. A filled `errorMessage` in the answer is a refusal. */
export const register = (api: Api, form: RegistrationForm): Promise<AuthResponse> => api(saveUserName, { body: form });

/** Signs in. A filled `errorMessage` in the answer is a refusal. */
export const signIn = (api: Api, form: SignInForm): Promise<AuthResponse> => api(getUserDetailsByEmail, { body: form });

/** Countries with their dial codes. */
export const listCountries = (api: Api): Promise<Country[]> => api(getCountries);

/** Name, contact and what of it is verified. */
export const getDetails = (api: Api, accountID: number): Promise<JobSeekerDetails> =>
  api(getJobSeekerDetails, { params: { id: String(accountID) } });

/** The key under which a page keeps the details of an account. */
export const detailsKey = (accountID: number) => ['account', accountID, 'details'];

/** Changes the password. The answered text says how it went. */
export const changePassword = (api: Api, form: ChangePasswordForm): Promise<string> =>
  api(changePasswordCall, { body: form });

/** Checks a solved captcha; the pass it answers is good for one call of `askForResetLink`. */
export const checkCaptcha = (api: Api, token: string): Promise<{ success: boolean; pass: string }> =>
  api(verifyCaptcha, { body: { token } });

/** Asks for a mail with a reset link. */
export const askForResetLink = (api: Api, email: string, pass: string): Promise<string> =>
  api(forgotPassword, { query: { email, pass } });

/** Sets a new password with a mailed link. */
export const resetPassword = (api: Api, form: ResetPasswordForm): Promise<string> =>
  api(resetPasswordCall, { body: form });

/** Sends the verification mail again. */
export const sendVerification = (api: Api, accountID: number): Promise<string> =>
  api(resendVerification, { query: { accountID: String(accountID) } });

/** Where the account is signed in. */
export const listSessions = (api: Api, accountID: number): Promise<AccountSession[]> =>
  api(getSessions, { params: { accountID: String(accountID) } });

/** Signs out one place. */
export const signOutPlace = (api: Api, accountID: number, sessionID: number): Promise<string> =>
  api(endSession, { body: { accountID, sessionID } });

/** Signs out every place, this one included. */
export const signOutAll = (api: Api, accountID: number): Promise<string> =>
  api(signOutEverywhere, { body: { accountID } });

/** What happened to the account, newest first. */
export const listSecurityEvents = (api: Api, accountID: number): Promise<SecurityEvent[]> =>
  api(getSecurityEvents, { params: { accountID: String(accountID) } });

/** How this portal is set up: captcha, sign-in with a provider. */
export const getPublicSettings = (api: Api): Promise<PublicSettings> => api(getSettings);

/** Seconds until another OTP may be asked for. */
const waitOf = (headers: Record<string, string>) => Number(headers['retry-after'] ?? 0);

/** Changes the mobile number. The answered text says how it went. */
export const saveMobile = (api: Api, form: MobileForm): Promise<string> => api(saveMobileNo, { body: form });

/** Sends an OTP to the account's mobile number. */
export async function sendMobileOtp(api: Api, accountID: number): Promise<OtpReply> {
  const { reply, headers } = await api.withHeaders(generateMobileOtp, { query: { accountID: String(accountID) } });
  return { text: reply, waitSeconds: waitOf(headers) };
}

/** Verifies the mobile number. The answered text says how it went. */
export const verifyMobile = (api: Api, accountID: number, otp: string): Promise<string> =>
  api(verifyMobileOtp, { query: { accountID: String(accountID), otp } });

/** Asks for a change of the e-mail; the OTP is on its way to the new address when `success` is true. */
export async function askForEmailChange(api: Api, form: ChangeEmailForm): Promise<EmailChangeReply & OtpReply> {
  const { reply, headers } = await api.withHeaders(createEmailChangeRequest, { body: form });
  return { ...reply, text: reply.message, waitSeconds: waitOf(headers) };
}

/** Sends the OTP of an e-mail change again. */
export async function sendEmailOtpAgain(api: Api, emailRequestID: number): Promise<OtpReply> {
  const { reply, headers } = await api.withHeaders(reSendOtp, { query: { emailRequestID: String(emailRequestID) } });
  return { text: reply, waitSeconds: waitOf(headers) };
}

/** Changes the e-mail. The answered text says how it went. */
export const submitEmailOtp = (api: Api, emailRequestID: number, otp: string): Promise<string> =>
  api(submitOtp, { query: { emailRequestID: String(emailRequestID), otp } });
