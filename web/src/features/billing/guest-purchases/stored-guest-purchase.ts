import type { GuestPurchase } from './guest-purchases.api.ts';

const KEY = 'guestPurchase';

/**
 * Keeps a guest's purchase with its secret in this tab. Not in the address: the payment window's script tells its
 * provider the address of the page it runs on.
 */
export const storeGuestPurchase = (purchase: GuestPurchase): void =>
  sessionStorage.setItem(KEY, `${purchase.id} ${purchase.rid}`);

/** The purchase of this tab with an id; nothing when it was made elsewhere. */
export function readGuestPurchase(id: string): GuestPurchase | undefined {
  const [storedID, rid] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return storedID === id && rid ? { id, rid } : undefined;
}

/** Forgets it: an account was made of it. */
export const clearGuestPurchase = (): void => sessionStorage.removeItem(KEY);

/** The page at the end of a guest's purchase (decisions: guest routes). */
export const guestSuccessAddress = ({ id, rid }: GuestPurchase): string =>
  `/combo-plans/success/${id}/${encodeURIComponent(rid)}`;
