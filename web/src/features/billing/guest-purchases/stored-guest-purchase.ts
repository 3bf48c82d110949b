import type { GuestPurchase } from './guest-purchases.api.ts';

const KEY = 'guestPurchase';

/**
 * Stores a guest's purchase with its secret in this tab. Not in the URL, because the script of the payment window sends
 * the URL of its page to the provider.
 */
export const storeGuestPurchase = (purchase: GuestPurchase): void =>
  sessionStorage.setItem(KEY, `${purchase.id} ${purchase.rid}`);

/** The purchase with an id; undefined when it was made in another tab. */
export function readGuestPurchase(id: string): GuestPurchase | undefined {
  const [storedID, rid] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return storedID === id && rid ? { id, rid } : undefined;
}

/** Deletes the stored purchase once it has an account. */
export const clearGuestPurchase = (): void => sessionStorage.removeItem(KEY);

/** Path of a guest's payment page. */
export const guestPaymentAddress = (orderID: string, id: string): string => `/combo-plans/checkout/${orderID}/${id}`;

/** Path of the page after a guest's payment (decisions: guest routes). */
export const guestSuccessAddress = ({ id, rid }: GuestPurchase): string =>
  `/combo-plans/success/${id}/${encodeURIComponent(rid)}`;
