import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../infra/secrets.ts';

/** The secret of a guest's purchase (`rid`): whoever has it may see the purchase and make an account of it. */
export function guestSecretOf(secrets: Secrets, purchaseId: number): string {
  return createHmac('sha256', secrets.keyFor('guest-purchase')).update(String(purchaseId)).digest('base64url');
}

/** Whether a text is the secret of a purchase. */
export function isGuestSecret(secrets: Secrets, purchaseId: number, text: string): boolean {
  const [secret, given] = [Buffer.from(guestSecretOf(secrets, purchaseId)), Buffer.from(text)];
  return secret.length === given.length && timingSafeEqual(secret, given);
}
