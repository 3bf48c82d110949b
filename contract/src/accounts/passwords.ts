import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody } from '../fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts.ts';

const newPassword = (required: string) =>
  z
    .string(required)
    .min(1, required)
    .min(PASSWORD_MIN, `Minimum ${PASSWORD_MIN} characters required`)
    .max(PASSWORD_MAX, `Maximum ${PASSWORD_MAX} characters allowed`);

const retyped = (required: string) => z.string(required).min(1, required).max(200, required);

/** Message when the two new passwords differ (core §5). */
export const PASSWORDS_DIFFER = 'New Password and Retype Password must be same';

/** The change-password form and the body of ChangePassword (core §3, §5). */
export const changePasswordForm = z
  .strictObject({
    accountID: idInBody(),
    currentPassword: z
      .string('Current Password is required.')
      .min(1, 'Current Password is required.')
      .max(200, 'Current Password is required.'),
    newPassword: newPassword('New Password is required.'),
    retypePassword: retyped('Retype Password is required.'),
  })
  .refine((form) => form.newPassword === form.retypePassword, { path: ['retypePassword'], message: PASSWORDS_DIFFER });
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

export const changePassword = call({
  method: 'POST',
  path: 'JobSeekerMasters/ChangePassword',
  summary: 'Change the password; every other session of the account ends.',
  source: 'core §5, §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: changePasswordForm,
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 20, perSeconds: 600 },
});

/** The forgot-password form (core §5). */
export const forgotPasswordForm = z.strictObject({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
});
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;

export const forgotPassword = call({
  method: 'GET',
  path: 'JobSeekerMasters/ForgotPassword',
  summary: 'Request a reset link by mail. Gives the same reply for known and unknown addresses.',
  source: 'core §5, §7; the pass is ours (decisions: Safer than written)',
  access: 'visitor',
  query: forgotPasswordForm.extend({
    pass: z.string('Please complete the reCAPTCHA.').min(1, 'Please complete the reCAPTCHA.').max(500),
  }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 20, perSeconds: 600 },
});

/** The form of a reset link. */
export const resetPasswordForm = z
  .strictObject({
    token: z.string('This link is not valid.').min(1, 'This link is not valid.').max(200, 'This link is not valid.'),
    newPassword: newPassword('New Password is required.'),
    retypePassword: retyped('Retype Password is required.'),
  })
  .refine((form) => form.newPassword === form.retypePassword, { path: ['retypePassword'], message: PASSWORDS_DIFFER });
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

export const resetPassword = call({
  method: 'POST',
  path: 'JobSeekerMasters/ResetPassword',
  summary: 'Set a new password with a mailed link; all sessions end.',
  source: 'ours (decisions: The API)',
  access: 'visitor',
  body: resetPasswordForm,
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 20, perSeconds: 600 },
});

export const passwordCalls = { changePassword, forgotPassword, resetPassword };
