import type { SecurityEventKind } from '@aarambh/contract';

/** Texts of the audit events for the account holder. */
export const securityEventText: Record<SecurityEventKind, string> = {
  registered: 'Account created',
  'signed-in': 'Logged in',
  'sign-in-refused': 'Login refused: wrong password',
  'signed-out': 'Logged out',
  'session-ended': 'Signed out on one device',
  'signed-out-everywhere': 'Signed out everywhere',
  'provider-linked': 'Provider login added',
  'password-changed': 'Password changed',
  'password-reset-asked': 'Password reset requested',
  'password-reset': 'Password reset with an email link',
  'email-verified': 'Email verified',
  'email-change-asked': 'Email change requested',
  'email-changed': 'Email changed',
  'mobile-changed': 'Mobile number changed',
  'mobile-verified': 'Mobile number verified',
  'code-refused': 'Wrong one-time password entered',
  'consent-given': 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
  'data-exported': 'Personal data downloaded',
  'account-deleted': 'Account deleted',
  'operator-made': 'Staff access granted',
  'operator-ended': 'Staff access removed',
};
