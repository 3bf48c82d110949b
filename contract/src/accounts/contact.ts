import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';
import { mobileNumber } from '../mobile-number.ts';

const text = { kind: 'text', schema: z.string() } as const;

/** Digits of a one-time password (core §9). */
export const OTP_DIGITS = 6;
/** Lifetime in minutes, which is also the countdown of the mobile page (core §9). */
export const OTP_MINUTES = 10;
/** Seconds before another code may be sent. */
export const OTP_COOL_DOWN_SECONDS = 60;

/** Replies that pages handle specially; none contains the word that marks success (core §4). */
export const contactTexts = {
  noMobile: 'No mobile number provided for verification',
  mobileVerifiedAlready: 'Your mobile number is already verified.',
  emailChangedAlready: 'Your email address has been changed already.',
} as const;

/** Reply to a verification link opened without a session of its account: the password has ended, see `validateEmail`. */
export const EMAIL_VERIFIED_SET_PASSWORD =
  'Your email address has been verified successfully. To keep your account safe, please set a new password before you log in: we have sent you a link by email.';

/** Message for a missing OTP (core §5). */
export const OTP_MISSING = 'Please enter the OTP';

const otp = z
  .string(OTP_MISSING)
  .trim()
  .min(1, OTP_MISSING)
  .regex(/^\d{6}$/, 'Please enter the 6 digits of the OTP.');

const currentPassword = z.string().max(200).optional();

export const validateEmail = call({
  method: 'GET',
  path: 'JobSeekerMasters/ValidateEmail/{token}',
  summary:
    'Verify the email address a link was sent to. Without a session of its account, ends its password and sessions.',
  source: 'core §4, §7',
  access: 'visitor',
  recognises: true,
  params: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: text,
  limit: { max: 30, perSeconds: 300 },
});

export const resendVerification = call({
  method: 'POST',
  path: 'JobSeekerMasters/ResendVerification',
  summary: 'Send the verification mail again.',
  source: 'ours (decisions: Behaviour behind the calls)',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ accountID: idInPath() }),
  reply: text,
});

/** The mobile-number dialog and the body of SaveMobileNo (core §5, §7). */
export const mobileForm = z.strictObject({
  accountID: idInBody(),
  data: mobileNumber({
    required: 'Please enter a valid mobile number',
    tooLong: 'Maximum 10 digits allowed',
    notDigits: 'Only digits allowed',
  }),
  /** Ours: required when the session is no longer fresh. */
  currentPassword,
});
export type MobileForm = z.infer<typeof mobileForm>;

export const saveMobileNo = call({
  method: 'POST',
  path: 'JobSeekerMasters/SaveMobileNo',
  summary: 'Change the mobile number, which must then be verified again.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: mobileForm,
  reply: text,
  errors: ['password_needed'],
  limit: { max: 60, perSeconds: 600 },
});

export const generateMobileOtp = call({
  method: 'POST',
  path: 'JobSeekerMasters/GenerateMobileOtp',
  summary: 'Send a one-time password to the mobile number. Within the cool-down nothing is sent again.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ accountID: idInPath() }),
  reply: text,
});

export const verifyMobileOtp = call({
  method: 'POST',
  path: 'JobSeekerMasters/VerifyMobileOtp',
  summary: 'Verify the mobile number with the one-time password.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ accountID: idInPath(), otp }),
  reply: text,
});

/** The change-email form (core §5) and the body of CreateEmailChangeRequest. */
export const changeEmailForm = z.strictObject({
  accountID: idInBody(),
  newEmail: z
    .string('Email is required.')
    .trim()
    .min(1, 'Email is required.')
    .max(50, 'Email cannot exceed 50 characters.')
    .pipe(z.email('Please enter a valid email address.')),
  /** Ours: required when the session is no longer fresh. */
  currentPassword,
});
export type ChangeEmailForm = z.infer<typeof changeEmailForm>;

export const emailChangeReply = z.object({
  success: z.boolean(),
  message: z.string(),
  emailRequestID: z.number().int(),
});
export type EmailChangeReply = z.infer<typeof emailChangeReply>;

export const createEmailChangeRequest = call({
  method: 'POST',
  path: 'JobSeekerEmailChange/CreateEmailChangeRequest',
  summary:
    'Request a change of the email address; sends a one-time password to the new one and a notice to the old one.',
  source: 'core §3, §7; commerce §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: changeEmailForm,
  reply: { kind: 'json', schema: emailChangeReply },
  errors: ['password_needed'],
  limit: { max: 60, perSeconds: 600 },
});

export const submitOtp = call({
  method: 'POST',
  path: 'JobSeekerEmailChange/SubmitOtp',
  summary: 'Change the email address with the one-time password sent to the new one.',
  source: 'core §7',
  access: 'jobSeeker',
  query: z.strictObject({ emailRequestID: idInPath(), otp }),
  reply: text,
});

export const reSendOtp = call({
  method: 'POST',
  path: 'JobSeekerEmailChange/ReSendOtp',
  summary: 'Send a new one-time password to the new address; the previous one becomes invalid.',
  source: 'core §7',
  access: 'jobSeeker',
  query: z.strictObject({ emailRequestID: idInPath() }),
  reply: text,
});

export const contactCalls = {
  validateEmail,
  resendVerification,
  saveMobileNo,
  generateMobileOtp,
  verifyMobileOtp,
  createEmailChangeRequest,
  submitOtp,
  reSendOtp,
};
