import type { SecurityEventKind } from '@aarambh/contract';

/** What an entry of the audit trail says to the account's owner. */
export const securityEventText: Record<SecurityEventKind, string> = {
  registered: 'Account created',
  'signed-in': 'Logged in',
  'sign-in-refused': 'Login refused: wrong password',
  'signed-out': 'Logged out',
  'session-ended': 'One place signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'provider-linked': 'Login with a provider added',
  'password-changed': 'Password changed',
  'password-reset-asked': 'Password reset asked for',
  'password-reset': 'Password reset with a mailed link',
  'email-verified': 'Email verified',
  'email-change-asked': 'Change of email asked for',
  'email-changed': 'Email changed',
  'mobile-changed': 'Mobile number changed',
  'mobile-verified': 'Mobile number verified',
  'code-refused': 'Wrong one-time password entered',
  'consent-given': 'Consent given',
  'consent-withdrawn': 'Consent withdrawn',
  'data-exported': 'Personal data downloaded',
  'account-deleted': 'Account deleted',
  'operator-made': 'Became an account of our staff',
  'operator-ended': 'No longer an account of our staff',
};
