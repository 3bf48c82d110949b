import { expect, it } from 'vitest';
import {
  VERIFICATION_SENT,
  VERIFIED_ALREADY,
  verificationLimits,
} from './contact/email-verification/resend-verification.ts';
import { EMAIL_VERIFIED, INVALID_TOKEN } from './contact/email-verification/verify-email.ts';
import { PASSWORD_CHANGED, SAME_PASSWORD } from './passwords/change-password.ts';
import { WRONG_CURRENT_PASSWORD } from './passwords/check-current-password.ts';
import { SIGN_IN_AGAIN } from './passwords/confirm-identity.ts';
import { CAPTCHA_REFUSED, forgotPasswordLimits, RESET_LINK_ASKED } from './passwords/forgot-password.ts';
import { PASSWORD_RESET, RESET_LINK_DEAD } from './passwords/reset-password.ts';

const good = [PASSWORD_CHANGED, PASSWORD_RESET, RESET_LINK_ASKED, VERIFICATION_SENT, VERIFIED_ALREADY, EMAIL_VERIFIED];
const bad = [
  SAME_PASSWORD,
  WRONG_CURRENT_PASSWORD,
  SIGN_IN_AGAIN,
  CAPTCHA_REFUSED,
  RESET_LINK_DEAD,
  INVALID_TOKEN,
  forgotPasswordLimits.ofNetwork.text,
  verificationLimits.coolDown.text,
  verificationLimits.daily.text,
];

it.each(good)('marks as done: %s', (text) => expect(text).toMatch(/success/i));

it.each(bad)('could not be read as done: %s', (text) => expect(text).not.toMatch(/success/i));
