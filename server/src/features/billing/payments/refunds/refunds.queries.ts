import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { isOutsideRestoreHold } from '../../../../infra/database/restore-hold.ts';
import { isCheckDue } from '../check-schedule.queries.ts';

export interface NewRefund {
  purchaseId: number;
  paymentId: string;
  /** Refunds of the payment are numbered from 1. */
  number: number;
  amountPaise: number;
  /** As shown to the buyer. */
  reason: string;
}

/**
 * Inserts a refund. Idempotent: each number once.
 * @returns false when the payment already has a refund with this number
 */
export async function insertRefund(db: Db, refund: NewRefund, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('refunds')
    .values({
      purchase_id: refund.purchaseId,
      payment_id: refund.paymentId,
      number: refund.number,
      amount_paise: refund.amountPaise,
      reason: refund.reason,
      provider_refund_id: null,
      requested_at: now,
      processed_at: null,
      next_check_at: now,
    })
    .onConflict((conflict) => conflict.columns(['purchase_id', 'payment_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment has a refund, requested or done. */
export async function hasRefund(
  db: Db,
  { purchaseId, paymentId }: Pick<NewRefund, 'purchaseId' | 'paymentId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reopens a failed refund with a new idempotency key; false when it has not failed. */
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

/** Makes the open refund of a payment due now. */
export async function scheduleRefundCheckNow(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ next_check_at: now })
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'requested')
    .execute();
}

/** A refund claimed for processing; `leasedUntil` identifies the lease. */
export interface DueRefund extends NewRefund {
  refundId: number;
  /** null until the provider has accepted it. */
  providerRefundId: string | null;
  /** Number of requests at the provider, from 1; part of the idempotency key. */
  tries: number;
  requestedAt: Date;
  leasedUntil: Date;
}

/**
 * Claims due refunds under a lease, longest due first, each for one process only. Without a result the refund is due again at
 * `leasedUntil`.
 */
export async function claimDueRefunds(db: Db, limit: number, now: Date, leasedUntil: Date): Promise<DueRefund[]> {
  return await db
    .with('due', (cte) =>
      cte
        .selectFrom('refunds')
        .select('id')
        .where(isCheckDue('requested_at', now))
        .where(isOutsideRestoreHold('requested_at'))
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
    .returning(['number', 'amount_paise as amountPaise', 'reason', 'provider_refund_id as providerRefundId'])
    .returning(['tries', 'requested_at as requestedAt', 'next_check_at as leasedUntil'])
    .$castTo<DueRefund>()
    .execute();
}

const open = (db: Db, { refundId, tries }: DueRefund) =>
  db.updateTable('refunds').where('id', '=', refundId).where('status', '=', 'requested').where('tries', '=', tries);

/** Marks a refund as processed; false when it was already. */
export async function markRefundProcessed(
  db: Db,
  refund: DueRefund,
  providerRefundId: string,
  now: Date,
): Promise<boolean> {
  const row = await open(db, refund)
    .set({ status: 'processed', processed_at: now, provider_refund_id: providerRefundId, next_check_at: null })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a refund as failed; it then needs manual action. */
export async function markRefundFailed(db: Db, refund: DueRefund, providerRefundId: string | null): Promise<void> {
  await open(db, refund).set({ status: 'failed', provider_refund_id: providerRefundId, next_check_at: null }).execute();
}

/** Stores the provider's refund id and the time of the next check, unless a webhook has made it due meanwhile. */
export async function markRefundInProgress(
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

/** Schedules a retry after a rejection, with a new idempotency key. */
export async function scheduleRefundRetry(db: Db, refund: DueRefund, nextCheckAt: Date): Promise<void> {
  await open(db, refund)
    .set({ tries: refund.tries + 1, next_check_at: nextCheckAt })
    .execute();
}
