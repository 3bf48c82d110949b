import { EMAIL_VERIFIED_SET_PASSWORD, WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import { expect, it } from 'vitest';
import {
  ALREADY_VERIFIED,
  VERIFICATION_SENT,
  verificationLimits,
} from './contact/email-verification/resend-verification.ts';
import { EMAIL_VERIFIED, INVALID_TOKEN } from './contact/email-verification/verify-email.ts';
import { PASSWORD_CHANGED, SAME_PASSWORD } from './passwords/change-password.ts';
import { SIGN_IN_AGAIN } from './passwords/confirm-identity.ts';
import { CAPTCHA_REFUSED, forgotPasswordLimits, RESET_LINK_REQUESTED } from './passwords/forgot-password.ts';
import { PASSWORD_RESET, RESET_LINK_INVALID } from './passwords/reset-password.ts';

const successTexts = [
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  RESET_LINK_REQUESTED,
  VERIFICATION_SENT,
  ALREADY_VERIFIED,
  EMAIL_VERIFIED,
  EMAIL_VERIFIED_SET_PASSWORD,
];
const refusalTexts = [
  SAME_PASSWORD,
  WRONG_CURRENT_PASSWORD,
  SIGN_IN_AGAIN,
  CAPTCHA_REFUSED,
  RESET_LINK_INVALID,
  INVALID_TOKEN,
  forgotPasswordLimits.ofNetwork.text,
  verificationLimits.coolDown.text,
  verificationLimits.daily.text,
];

it.each(successTexts)('contains the word that marks success: %s', (text) => expect(text).toMatch(/success/i));

it.each(refusalTexts)('does not contain the word that marks success: %s', (text) =>
  expect(text).not.toMatch(/success/i),
);
