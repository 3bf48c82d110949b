import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { lockAccount } from '../accounts/index.ts';

/**
 * SQL condition: the account knows the vacancy, so that no credit is spent on it (docs/decisions/0041). It was shown on
 * its free listing or sent in a job alert, opened, saved, applied to, or listed before, also when that credit was returned.
 * @param account SQL of the account's id
 * @param vacancy SQL of the vacancy's id
 */
export const isKnownToAccount = (account: RawBuilder<unknown>, vacancy: RawBuilder<unknown>) => {
  const tables = ['priority_listings', 'free_listing_views', 'vacancy_reads', 'saved_jobs', 'applications'] as const;
  const conditions = tables.map(
    (table) => sql`exists (
      select from ${sql.table(table)} known where known.account_id = ${account} and known.vacancy_id = ${vacancy})`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
};

/**
 * Records in a transaction what an account is shown without a credit, on its free listing or in job alerts, keeping the first
 * time. Waits for an erasure of the account, after which it records nothing.
 */
export async function insertFreelyShown(transaction: Db, accountId: number, vacancyIds: readonly number[], now: Date) {
  const account = await lockAccount(transaction, accountId, 'shared');
  if (!account || vacancyIds.length === 0) return;
  await transaction
    .insertInto('free_listing_views')
    // In one order, so that two requests of an account do not wait for each other.
    .values(
      vacancyIds.toSorted((a, b) => a - b).map((id) => ({ account_id: accountId, vacancy_id: id, shown_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As `insertFreelyShown`, in a transaction of its own; without one when all were recorded before. */
export async function recordFreelyShown(db: Db, accountId: number, vacancyIds: readonly number[], now: Date) {
  const seen = await db
    .selectFrom('free_listing_views')
    .select('vacancy_id')
    .where('account_id', '=', accountId)
    .where('vacancy_id', 'in', [...vacancyIds, 0])
    .execute();
  const recorded = new Set(seen.map(({ vacancy_id }) => vacancy_id));
  const unrecorded = vacancyIds.filter((id) => !recorded.has(id));
  if (unrecorded.length > 0)
    await db.transaction().execute((transaction) => insertFreelyShown(transaction, accountId, unrecorded, now));
}

/** Deletes views from before an instant. */
export async function deleteFreeListingViews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('free_listing_views').where('shown_at', '<', before).execute();
}
