import type { Selectable } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { Schema } from '../../../../infra/database/schema.ts';

/** A colleague who agreed on a price. */
interface Agreeing {
  staffId: number | null;
  fullName: string;
}

/** A price change, in paise without tax. */
export interface NewPriceChange {
  planId: number;
  /** Of a CTC band; null for the regular price. */
  fromCtc: number | null;
  oldPricePaise: number;
  pricePaise: number;
  startsAt: Date;
  askedBy: Agreeing;
  /** Undefined where one person may do it. */
  approvedBy: Agreeing | undefined;
  reason: string;
}
export type PriceChangeRow = Selectable<Schema['plan_price_changes']>;

export async function insertPriceChange(db: Db, change: NewPriceChange, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('plan_price_changes')
    .values({
      plan_id: change.planId,
      from_ctc: change.fromCtc,
      old_price_paise: change.oldPricePaise,
      price_paise: change.pricePaise,
      starts_at: change.startsAt,
      asked_by: change.askedBy.fullName,
      asked_by_id: change.askedBy.staffId,
      approved_by: change.approvedBy?.fullName ?? '',
      approved_by_id: change.approvedBy?.staffId ?? null,
      reason: change.reason,
      created_at: now,
      applied_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const waiting = (db: Db) =>
  db.selectFrom('plan_price_changes').selectAll().where('applied_at', 'is', null).where('cancelled_at', 'is', null);

/** A price change that waits for its day; undefined when there is none. */
export const findWaitingChange = (db: Db, changeId: number): Promise<PriceChangeRow | undefined> =>
  waiting(db).where('id', '=', changeId).executeTakeFirst();

/** Locks a price change that waits for its day; undefined when there is none. */
export const lockWaitingChange = (db: Db, changeId: number): Promise<PriceChangeRow | undefined> =>
  waiting(db).where('id', '=', changeId).forUpdate().executeTakeFirst();

/** Whether a change of the same price waits for the same moment. */
export async function hasWaitingChange(
  db: Db,
  { planId, fromCtc, startsAt }: Pick<NewPriceChange, 'planId' | 'fromCtc' | 'startsAt'>,
): Promise<boolean> {
  const found = await waiting(db)
    .where('plan_id', '=', planId)
    .where('from_ctc', fromCtc === null ? 'is' : '=', fromCtc)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the earliest change that is due; one that another process applies is left to it. */
export const lockDueChange = (db: Db, now: Date): Promise<PriceChangeRow | undefined> =>
  waiting(db)
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Marks a change as applied, with the price it replaced in paise. */
export async function markChangeApplied(db: Db, changeId: number, oldPricePaise: number, now: Date): Promise<void> {
  await db
    .updateTable('plan_price_changes')
    .set({ applied_at: now, old_price_paise: oldPricePaise })
    .where('id', '=', changeId)
    .execute();
}

export async function markChangeCancelled(db: Db, changeId: number, now: Date): Promise<void> {
  await db.updateTable('plan_price_changes').set({ cancelled_at: now }).where('id', '=', changeId).execute();
}
