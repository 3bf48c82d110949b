import {
  type AccountSession,
  type AuthResponse,
  type ChangeEmailForm,
  type ChangePasswordForm,
  type Country,
  changePassword as changePasswordCall,
  createEmailChangeRequest,
  type EmailChangeReply,
  endSession as endSessionCall,
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

/** Registers an account. A non-empty `errorMessage` in the reply is a refusal. */
export const register = (api: Api, form: RegistrationForm): Promise<AuthResponse> => api(saveUserName, { body: form });

/** Signs in. A non-empty `errorMessage` in the reply is a refusal. */
export const signIn = (api: Api, form: SignInForm): Promise<AuthResponse> => api(getUserDetailsByEmail, { body: form });

/** Countries with their dial codes. */
export const listCountries = (api: Api): Promise<Country[]> => api(getCountries);

/** Name, email and mobile number, with their verification status. */
export const getDetails = (api: Api, accountID: number): Promise<JobSeekerDetails> =>
  api(getJobSeekerDetails, { params: { id: String(accountID) } });

/** Query key of the details of an account. */
export const detailsKey = (accountID: number) => ['account', accountID, 'details'];

/** Changes the password. Returns the server's text, which may be a refusal. */
export const changePassword = (api: Api, form: ChangePasswordForm): Promise<string> =>
  api(changePasswordCall, { body: form });

/** Verifies a captcha token. The returned pass is valid for one call of `requestResetLink`. */
export const checkCaptchaToken = (api: Api, token: string): Promise<{ success: boolean; pass: string }> =>
  api(verifyCaptcha, { body: { token } });

/** Requests a mail with a reset link. */
export const requestResetLink = (api: Api, email: string, pass: string): Promise<string> =>
  api(forgotPassword, { query: { email, pass } });

/** Sets a new password with the token of a mailed link. */
export const resetPassword = (api: Api, form: ResetPasswordForm): Promise<string> =>
  api(resetPasswordCall, { body: form });

/** Sends the verification mail again. */
export const sendVerification = (api: Api, accountID: number): Promise<string> =>
  api(resendVerification, { query: { accountID: String(accountID) } });

/** Active sessions of the account. */
export const listSessions = (api: Api, accountID: number): Promise<AccountSession[]> =>
  api(getSessions, { params: { accountID: String(accountID) } });

/** Ends one session. */
export const endSession = (api: Api, accountID: number, sessionID: number): Promise<string> =>
  api(endSessionCall, { body: { accountID, sessionID } });

/** Ends all sessions, including the current one. */
export const signOutAll = (api: Api, accountID: number): Promise<string> =>
  api(signOutEverywhere, { body: { accountID } });

/** Security events of the account, newest first. */
export const listSecurityEvents = (api: Api, accountID: number): Promise<SecurityEvent[]> =>
  api(getSecurityEvents, { params: { accountID: String(accountID) } });

/** Settings of this installation: captcha and sign-in provider. */
export const getPublicSettings = (api: Api): Promise<PublicSettings> => api(getSettings);

/** Seconds until another OTP may be requested (`Retry-After`). */
const retryAfterSeconds = (headers: Record<string, string>) => Number(headers['retry-after'] ?? 0);

/** Changes the mobile number. Returns the server's text, which may be a refusal. */
export const saveMobile = (api: Api, form: MobileForm): Promise<string> => api(saveMobileNo, { body: form });

/** Sends an OTP to the account's mobile number. */
export async function sendMobileOtp(api: Api, accountID: number): Promise<OtpReply> {
  const { reply, headers } = await api.withHeaders(generateMobileOtp, { query: { accountID: String(accountID) } });
  return { text: reply, waitSeconds: retryAfterSeconds(headers) };
}

/** Verifies the mobile number. Returns the server's text, which may be a refusal. */
export const verifyMobile = (api: Api, accountID: number, otp: string): Promise<string> =>
  api(verifyMobileOtp, { query: { accountID: String(accountID), otp } });

/** Requests a change of the email. When `success` is true, an OTP has been sent to the new address. */
export async function requestEmailChange(api: Api, form: ChangeEmailForm): Promise<EmailChangeReply & OtpReply> {
  const { reply, headers } = await api.withHeaders(createEmailChangeRequest, { body: form });
  return { ...reply, text: reply.message, waitSeconds: retryAfterSeconds(headers) };
}

/** Resends the OTP of an email change. */
export async function resendEmailOtp(api: Api, emailRequestID: number): Promise<OtpReply> {
  const { reply, headers } = await api.withHeaders(reSendOtp, { query: { emailRequestID: String(emailRequestID) } });
  return { text: reply, waitSeconds: retryAfterSeconds(headers) };
}

/** Confirms an email change with its OTP. Returns the server's text, which may be a refusal. */
export const submitEmailOtp = (api: Api, emailRequestID: number, otp: string): Promise<string> =>
  api(submitOtp, { query: { emailRequestID: String(emailRequestID), otp } });
