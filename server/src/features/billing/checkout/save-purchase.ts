import { randomBytes } from 'node:crypto';
import type { Choice } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findAddress, lockOwner } from '../../profile/index.ts';
import { couponCycleOf, HOLD_MINUTES, holdCoupon } from '../coupons/index.ts';
import { computeQuote, type PricedChoice } from './compute-quote.ts';
import { guestSecretOf } from './guest-secret.ts';
import {
  attachOrder,
  type Buyer,
  deletePurchaseWithoutOrder,
  findFirstAttempt,
  findSameAttempt,
  insertPurchase,
  type UnpaidPurchase,
} from './purchases.queries.ts';
import { refuseOtherClaims } from './refuse-other-claims.ts';

/** What somebody wants to buy; `claimed` is what the request says it comes to, field by field as on the wire. */
export interface PurchaseRequest {
  buyer: Buyer;
  choice: Choice;
  claimed: Readonly<Record<string, unknown>>;
}

/** What the payment window is opened with. */
export interface SavedPurchase {
  purchaseId: number;
  orderId: string;
  keyId: string;
  amountPaise: number;
  /** Of a guest's purchase only. */
  guestSecret?: string;
}

/** The State chosen at the checkout, else that of the saved address; Maharashtra when neither is known. */
async function withState(tx: Db, buyer: Buyer, choice: Choice): Promise<Choice> {
  if (choice.stateID !== undefined || !('accountId' in buyer)) return choice;
  const address = await findAddress(tx, buyer.accountId);
  return address ? { ...choice, stateID: address.current_state_id } : choice;
}

async function insertWithCoupon(
  tx: Db,
  buyer: Buyer,
  priced: PricedChoice,
  attemptOf: number | undefined,
  now: Date,
): Promise<UnpaidPurchase> {
  if (priced.coupon) {
    const couponBuyer = 'guest' in buyer ? { guestEmail: buyer.guest.email } : buyer;
    const use = { cycle: couponCycleOf(priced.plan), now, attemptOf };
    await holdCoupon(tx, priced.coupon.couponId, couponBuyer, use);
  }
  return await insertPurchase(tx, { buyer, priced, createdAt: now, attemptOf });
}

/**
 * The purchase that is to be paid. An account that asks again for the same on the same terms gets the one it has; with
 * other terms it gets a new one that takes the other's place. A guest always gets a new one: an e-mail proves nothing.
 */
async function begin(tx: Db, { buyer, choice, claimed }: PurchaseRequest, now: Date): Promise<UnpaidPurchase> {
  if ('accountId' in buyer) await lockOwner(tx, buyer.accountId);
  const priced = await computeQuote(tx, await withState(tx, buyer, choice), now);
  refuseOtherClaims(priced, claimed);
  if ('guest' in buyer) return await insertWithCoupon(tx, buyer, priced, undefined, now);

  const attemptOf = await findFirstAttempt(tx, buyer.accountId, priced.plan.planID);
  const heldSince = new Date(now.getTime() - HOLD_MINUTES * 60_000);
  const same = attemptOf === undefined ? undefined : await findSameAttempt(tx, attemptOf, priced, heldSince);
  return same ?? (await insertWithCoupon(tx, buyer, priced, attemptOf, now));
}

/**
 * Makes the provider's order, outside any transaction because the provider may be slow. The receipt is of this try
 * alone: an order whose answer was lost is known to nobody and cannot be paid.
 */
async function makeOrder({ db, gateway }: AppContext, { purchaseId, totalPaise }: UnpaidPurchase): Promise<string> {
  try {
    const { orderId } = await gateway.createOrder({
      amountPaise: totalPaise,
      receipt: `purchase-${purchaseId}-${randomBytes(8).toString('hex')}`,
      notes: { purchase: String(purchaseId) },
    });
    const kept = await attachOrder(db, purchaseId, orderId);
    if (kept) return kept;
  } catch (error) {
    await deletePurchaseWithoutOrder(db, purchaseId);
    throw error;
  }
  throw new CallError('unavailable');
}

/**
 * Saves what somebody is about to pay and makes its order at the provider. Everything is computed here; a request that
 * claims otherwise is refused (security: Money).
 * @throws {CallError} not_found, bad_input and conflict as computeQuote, refuseOtherClaims and holdCoupon say;
 *   unavailable when the provider cannot make an order now, and then nothing is kept
 */
export async function savePurchase(context: AppContext, request: PurchaseRequest): Promise<SavedPurchase> {
  const { db, clock, gateway, secrets } = context;
  const purchase = await db.transaction().execute((tx) => begin(tx, request, clock.now()));
  const orderId = purchase.orderId ?? (await makeOrder(context, purchase));
  return {
    purchaseId: purchase.purchaseId,
    orderId,
    keyId: gateway.keyId,
    amountPaise: purchase.totalPaise,
    ...('guest' in request.buyer ? { guestSecret: guestSecretOf(secrets, purchase.purchaseId) } : {}),
  };
}
