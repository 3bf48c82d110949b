import type { Message } from './message.ts';

/**
 * Templates whose codes or links let their reader into an account. Their contents are deleted when they have failed;
 * those of others are kept, so that staff can send them again.
 */
export const secretTemplates: readonly Message['template'][] = [
  'verify-email',
  'reset-password',
  'set-password',
  'staff-invitation',
  'email-change-code',
  'mobile-code',
  'company-mail-code',
];
