import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';

/** A suspension that holds; without `until` it is permanent. */
export interface Suspension {
  since: Date;
  until: Date | null;
  reason: string;
  by: string;
}

/** SQL condition: the account is suspended now. */
export const isSuspended = (now: Date) => (eb: ExpressionBuilder<Schema, 'accounts'>) =>
  eb.and([
    eb('accounts.suspended_at', 'is not', null),
    eb.or([eb('accounts.suspended_until', 'is', null), eb('accounts.suspended_until', '>', now)]),
  ]);

interface SuspensionColumns {
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string;
  suspended_by: string;
}

export const suspensionColumns = [
  'accounts.suspended_at',
  'accounts.suspended_until',
  'accounts.suspension_reason',
  'accounts.suspended_by',
] as const;

/** The suspension of a row, if it holds now. */
export const suspensionOf = (row: SuspensionColumns, now: Date): Suspension | undefined =>
  row.suspended_at && (!row.suspended_until || row.suspended_until > now)
    ? {
        since: row.suspended_at,
        until: row.suspended_until,
        reason: row.suspension_reason,
        by: row.suspended_by,
      }
    : undefined;

/** Finds the suspension of an account that holds now. */
export async function findSuspension(db: Db, accountId: number, now: Date): Promise<Suspension | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select([...suspensionColumns])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && suspensionOf(row, now);
}

export async function insertSuspension(
  db: Db,
  accountId: number,
  { since, until, reason, by }: Suspension,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ suspended_at: since, suspended_until: until, suspension_reason: reason, suspended_by: by })
    .where('id', '=', accountId)
    .execute();
}

export async function deleteSuspension(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ suspended_at: null, suspended_until: null, suspension_reason: '', suspended_by: '' })
    .where('id', '=', accountId)
    .execute();
}
