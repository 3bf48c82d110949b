import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';

export interface NewRefund {
  purchaseId: number;
  paymentId: string;
  amountPaise: number;
  /** Why, for the buyer to read. */
  reason: string;
}

/**
 * Notes that a payment is to go back; one a payment, so that a repeated wish changes nothing.
 * @returns whether it is new
 */
export async function insertRefund(db: Db, refund: NewRefund, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('refunds')
    .values({
      purchase_id: refund.purchaseId,
      payment_id: refund.paymentId,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      provider_refund_id: null,
      requested_at: now,
      processed_at: null,
      next_check_at: now,
    })
    .onConflict((conflict) => conflict.columns(['purchase_id', 'payment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a refund that failed once more, as a new one for the provider; false when it has not failed. */
export async function reopenRefund(db: Db, refundId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({
      status: 'requested',
      provider_refund_id: null,
      requested_at: now,
      next_check_at: now,
      tries: sql<number>`tries + 1`,
    })
    .where('id', '=', refundId)
    .where('status', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets the provider be asked about the open refund of a payment at the next look. */
export async function checkRefundSoon(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ next_check_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'requested')
    .execute();
}

/** A refund to ask the provider about; `leasedUntil` marks whose turn it is. */
export interface DueRefund extends NewRefund {
  refundId: number;
  /** Once the provider has it. */
  providerRefundId: string | null;
  /** How often the provider was asked for a new one, from 1. */
  tries: number;
  requestedAt: Date;
  leasedUntil: Date;
}

/**
 * Claims refunds that are due, longest due first, each for one process only. Who ends while asking leaves the refund due
 * again at `leasedUntil`.
 */
export async function claimDueRefunds(db: Db, limit: number, now: Date, leasedUntil: Date): Promise<DueRefund[]> {
  return await db
    .with('due', (cte) =>
      cte
        .selectFrom('refunds')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('refunds')
    .from('due')
    .whereRef('refunds.id', '=', 'due.id')
    .set({ next_check_at: leasedUntil })
    .returning(['refunds.id as refundId', 'purchase_id as purchaseId', 'payment_id as paymentId'])
    .returning(['amount_paise as amountPaise', 'reason', 'provider_refund_id as providerRefundId'])
    .returning(['tries', 'requested_at as requestedAt', 'next_check_at as leasedUntil'])
    .$castTo<DueRefund>()
    .execute();
}

const open = (db: Db, { refundId, tries }: DueRefund) =>
  db.updateTable('refunds').where('id', '=', refundId).where('status', '=', 'requested').where('tries', '=', tries);

/** Notes that the money went back; false when that was noted already. */
export async function markProcessed(db: Db, refund: DueRefund, providerRefundId: string, now: Date): Promise<boolean> {
  const row = await open(db, refund)
    .set({ status: 'processed', processed_at: now, provider_refund_id: providerRefundId, next_check_at: null })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the money will not go back without a person. */
export async function markRefundFailed(db: Db, refund: DueRefund, providerRefundId: string | null): Promise<void> {
  await open(db, refund).set({ status: 'failed', provider_refund_id: providerRefundId, next_check_at: null }).execute();
}

/** Notes that the provider has it, and when to ask again unless a webhook arrived during the look. */
export async function markUnderWay(
  db: Db,
  refund: DueRefund,
  providerRefundId: string | null,
  nextCheckAt: Date,
): Promise<void> {
  await open(db, refund)
    .set({
      provider_refund_id: providerRefundId,
      next_check_at: sql<Date>`case when next_check_at = ${refund.leasedUntil} then ${nextCheckAt}::timestamptz
        else next_check_at end`,
    })
    .execute();
}

/** Notes that the provider refused; the next try is a new one for it. */
export async function markForNextTry(db: Db, refund: DueRefund, nextCheckAt: Date): Promise<void> {
  await open(db, refund)
    .set({ tries: refund.tries + 1, next_check_at: nextCheckAt })
    .execute();
}
