import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { isRunning } from './running.queries.ts';

/**
 * Uses one vacancy credit of the running grant with a priority listing that ends first. Of several at the same moment
 * each waits for the row of the one before, so that no more is used than there is.
 * @returns the grant it was taken from; nothing when none is left
 */
export async function useVacancyCredit(tx: Db, accountId: number, now: Date): Promise<{ grantId: number } | undefined> {
  const row = await tx
    .updateTable('purchased_plans')
    .set({ vacancies_used: sql`vacancies_used + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('purchased_plans')
        .select('id')
        .where('account_id', '=', accountId)
        .where(hasPriorityCredit(now))
        .orderBy('expires_at')
        .orderBy('id')
        .limit(1)
        .forUpdate(),
    )
    .returning('id')
    .executeTakeFirst();
  return row && { grantId: row.id };
}

/** Whether a row of purchased_plans runs and has a priority listing. */
export const runsPriorityListing = (now: Date) =>
  sql<boolean>`(${isRunning(now)} and purchased_plans.priority_listing)`;

/** Whether it has credits for it left, too. */
export const hasPriorityCredit = (now: Date) =>
  sql<boolean>`(${runsPriorityListing(now)} and purchased_plans.vacancies_used < purchased_plans.vacancies)`;
