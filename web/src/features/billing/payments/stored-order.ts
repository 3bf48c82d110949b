import { safeReturnPath } from '../../../platform/session/guard.ts';

/** The order a payment window is opened for, as it is kept until the payment ends (commerce §3). */
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
 * Keeps the order under the specification's keys.
 * @param tryAgainAt the page of this site where the same can be paid once more after a failure
 */
export function storeOrder(order: StoredOrder, tryAgainAt: string): void {
  for (const [name, key] of Object.entries(KEYS)) localStorage.setItem(key, String(order[name as keyof StoredOrder]));
  sessionStorage.setItem(TRY_AGAIN_AT, tryAgainAt);
}

/** The id of the order that was to be paid last in this browser. */
export const readStoredOrderID = (): string | undefined => localStorage.getItem(KEYS.orderID) ?? undefined;

/** Where this tab's last order can be paid once more; nothing that leads to another site. */
export const readTryAgainAddress = (): string | undefined => safeReturnPath(sessionStorage.getItem(TRY_AGAIN_AT));

/** Forgets the order: its payment ended. */
export function clearStoredOrder(): void {
  sessionStorage.removeItem(TRY_AGAIN_AT);
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}
