import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

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
 * Records what an account is shown without a credit, on its free listing or in job alerts, keeping the first time.
 * Waits for an erasure of the account, after which it records nothing.
 */
export async function insertFreelyShown(db: Db, accountId: number, vacancyIds: number[], now: Date) {
  await sql`
    with account as (select id from accounts where id = ${accountId} and deleted_at is null for share)
    insert into free_listing_views (account_id, vacancy_id, shown_at)
    select account.id, shown.id, ${now} from account, unnest(${vacancyIds}::int[]) shown (id)
    where not exists (
      select from free_listing_views seen where seen.account_id = account.id and seen.vacancy_id = shown.id)
    on conflict do nothing`.execute(db);
}

/** Deletes views from before an instant. */
export async function deleteFreeListingViews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('free_listing_views').where('shown_at', '<', before).execute();
}
