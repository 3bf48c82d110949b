import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../infra/secrets.ts';
import { equalsInConstantTime } from '../../../lib/equals-in-constant-time.ts';

/** Derives the secret of a guest's purchase (`rid`). It authorises its bearer to see the purchase and to create an account from it. */
export function guestSecretOf(secrets: Secrets, purchaseId: number): string {
  return createHmac('sha256', secrets.keyFor('guest-purchase')).update(String(purchaseId)).digest('base64url');
}

/** Whether a text is the secret of a purchase; compares in constant time. */
export const isGuestSecret = (secrets: Secrets, purchaseId: number, text: string): boolean =>
  equalsInConstantTime(text, guestSecretOf(secrets, purchaseId));
