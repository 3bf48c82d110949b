import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../infra/secrets.ts';
import { equalsInConstantTime } from '../../../lib/equals-in-constant-time.ts';

/** Where a secret was given out: to the browser that bought, or in the mail to the address of the purchase. */
type GuestSecretKind = 'browser' | 'mail';

const purposes = { browser: 'guest-purchase', mail: 'guest-purchase-mail' } as const;

/**
 * Derives the secret of a guest's purchase (`rid`). It authorises its bearer to see the purchase and to create an account
 * from it; the one in the mail also proves ownership of the address.
 */
export function guestSecretOf(secrets: Secrets, purchaseId: number, kind: GuestSecretKind): string {
  return createHmac('sha256', secrets.keyFor(purposes[kind])).update(String(purchaseId)).digest('base64url');
}

/** Finds which secret of a purchase a text is; undefined when it is none. Compares in constant time. */
export function findGuestSecretKind(secrets: Secrets, purchaseId: number, text: string): GuestSecretKind | undefined {
  const isMailed = equalsInConstantTime(text, guestSecretOf(secrets, purchaseId, 'mail'));
  const isOfBrowser = equalsInConstantTime(text, guestSecretOf(secrets, purchaseId, 'browser'));
  if (isMailed) return 'mail';
  return isOfBrowser ? 'browser' : undefined;
}
