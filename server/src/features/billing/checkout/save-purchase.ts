import { randomBytes } from 'node:crypto';
import { type Choice, couponCycleOf, planKinds } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { findAddress } from '../../profile/index.ts';
import { HOLD_MINUTES, holdCoupon } from '../coupons/index.ts';
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
} from './purchase-attempts.queries.ts';
import { rejectMismatchedClaims } from './reject-mismatched-claims.ts';

/** A request to buy. `claimed` holds the amounts and terms of the request body, to be verified against the server's own. */
export interface PurchaseRequest {
  buyer: Buyer;
  choice: Choice;
  claimed: Readonly<Record<string, unknown>>;
}

/** Parameters of the payment window. */
export interface SavedPurchase {
  purchaseId: number;
  orderId: string;
  keyId: string;
  amountPaise: number;
  /** Only for a guest's purchase. */
  guestSecret?: string;
}

/** Adds the State: the one chosen, else that of the saved address. Without either, Maharashtra applies. */
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
    const couponBuyer = 'guest' in buyer ? { guestEmail: buyer.guest.email, guestMobile: buyer.guest } : buyer;
    const { couponId } = priced.coupon;
    const cycle = couponCycleOf(planKinds[priced.plan.kind], priced.plan);
    await holdCoupon(tx, { couponId, buyer: couponBuyer, cycle, attemptOf }, now);
  }
  return await insertPurchase(tx, { buyer, priced, createdAt: now, attemptOf });
}

/**
 * Idempotency of checkout: returns the purchase to be paid. A repeated request of an account with the same terms reuses
 * the open attempt; with other terms it replaces it. A guest always gets a new purchase, because an email address does
 * not prove identity.
 */
async function createOrReuseAttempt(
  tx: Db,
  { buyer, choice, claimed }: PurchaseRequest,
  now: Date,
): Promise<UnpaidPurchase> {
  if ('accountId' in buyer) await lockSignedInAccount(tx, buyer.accountId);
  const priced = await computeQuote(tx, await withState(tx, buyer, choice), now);
  rejectMismatchedClaims(priced, claimed);
  if ('guest' in buyer) return await insertWithCoupon(tx, buyer, priced, undefined, now);

  const attemptOf = await findFirstAttempt(tx, buyer.accountId, priced.plan.planID);
  const heldSince = new Date(now.getTime() - HOLD_MINUTES * MINUTE_MS);
  const same = attemptOf === undefined ? undefined : await findSameAttempt(tx, attemptOf, priced, heldSince);
  return same ?? (await insertWithCoupon(tx, buyer, priced, attemptOf, now));
}

/**
 * Creates the order at the payment provider, outside any transaction because the provider may be slow. The receipt is
 * unique per try: an order whose reply was lost is unknown to every client and cannot be paid.
 */
async function createProviderOrder(
  { db, gateway }: AppContext,
  { purchaseId, totalPaise }: UnpaidPurchase,
): Promise<string> {
  try {
    const { orderId } = await gateway.createOrder({
      amountPaise: totalPaise,
      receipt: `purchase-${purchaseId}-${randomBytes(8).toString('hex')}`,
      notes: { purchase: String(purchaseId) },
    });
    const attachedOrderId = await attachOrder(db, purchaseId, orderId);
    if (attachedOrderId) return attachedOrderId;
  } catch (error) {
    await deletePurchaseWithoutOrder(db, purchaseId);
    throw error;
  }
  throw new CallError('unavailable');
}

/**
 * Saves a purchase and creates its order at the payment provider. The server computes all amounts and rejects a request
 * whose claims differ (security: Money). Idempotent for an account: the same open purchase is returned.
 * @throws {CallError} not_found, bad_input and conflict of computeQuote, rejectMismatchedClaims and holdCoupon;
 *   unavailable when the provider cannot create an order, in which case nothing is stored
 */
export async function savePurchase(context: AppContext, request: PurchaseRequest): Promise<SavedPurchase> {
  const { db, clock, gateway, secrets } = context;
  const purchase = await db.transaction().execute((tx) => createOrReuseAttempt(tx, request, clock.now()));
  const orderId = purchase.orderId ?? (await createProviderOrder(context, purchase));
  return {
    purchaseId: purchase.purchaseId,
    orderId,
    keyId: gateway.keyId,
    amountPaise: purchase.totalPaise,
    ...('guest' in request.buyer ? { guestSecret: guestSecretOf(secrets, purchase.purchaseId, 'browser') } : {}),
  };
}
