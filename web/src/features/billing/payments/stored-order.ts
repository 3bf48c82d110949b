import { safeReturnPath } from '../../../platform/session/guard.ts';

/** The order of a payment, stored until the payment ends (commerce §3). */
export interface StoredOrder {
  orderID: string;
  keyID: string;
  /** Rupees. */
  amount: number;
  couponID: number;
}

const KEYS = {
  orderID: 'razorPayOrderID',
  keyID: 'razorPayKeyID',
  amount: 'amount',
  couponID: 'couponID',
} as const satisfies Record<keyof StoredOrder, string>;

const TRY_AGAIN_AT = 'tryAgainAt';

/**
 * Stores the order under the keys of the specification.
 * @param tryAgainAt path of the page to retry at after a failed payment
 */
export function storeOrder(order: StoredOrder, tryAgainAt: string): void {
  for (const [name, key] of Object.entries(KEYS)) localStorage.setItem(key, String(order[name as keyof StoredOrder]));
  sessionStorage.setItem(TRY_AGAIN_AT, tryAgainAt);
}

/** The id of the last order in this browser. */
export const readStoredOrderID = (): string | undefined => localStorage.getItem(KEYS.orderID) ?? undefined;

/** Path to retry the last order of this tab at; undefined for a URL of another site. */
export const readTryAgainAddress = (): string | undefined => safeReturnPath(sessionStorage.getItem(TRY_AGAIN_AT));

/** Deletes the order once its payment has ended. */
export function clearStoredOrder(): void {
  sessionStorage.removeItem(TRY_AGAIN_AT);
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}
