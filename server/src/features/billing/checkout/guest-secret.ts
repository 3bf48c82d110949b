import type { Secrets } from '../../../infra/secrets.ts';
import { isSignedWith, sign } from '../../../infra/signed-value.ts';

/** Where a secret was given out: to the browser that bought, or in the mail to the address of the purchase. */
type GuestSecretKind = 'browser' | 'mail';

const purposes = { browser: 'guest-purchase', mail: 'guest-purchase-mail' } as const;

/**
 * Derives the secret of a guest's purchase (`rid`). It authorises its bearer to see the purchase and to create an account
 * from it; the one in the mail also proves ownership of the address.
 */
export function guestSecretOf(secrets: Secrets, purchaseId: number, kind: GuestSecretKind): string {
  return sign(secrets.keyFor(purposes[kind]), String(purchaseId));
}

/** Finds which secret of a purchase a text is; undefined when it is none. Compares in constant time. */
export function findGuestSecretKind(secrets: Secrets, purchaseId: number, text: string): GuestSecretKind | undefined {
  const isOf = (of: GuestSecretKind) => isSignedWith(secrets.keysFor(purposes[of]), String(purchaseId), text);
  const [isMailed, isOfBrowser] = [isOf('mail'), isOf('browser')];
  if (isMailed) return 'mail';
  return isOfBrowser ? 'browser' : undefined;
}
