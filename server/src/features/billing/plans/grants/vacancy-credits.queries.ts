import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { isRunning } from './running-grants.queries.ts';

/**
 * Uses one vacancy credit of the running priority-listing grant that expires first. The row lock serialises concurrent
 * calls, so that credits are never overdrawn.
 * @returns the grant used; undefined when no credit is left
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

/** SQL condition: the row of purchased_plans is running and has a priority listing. */
export const hasRunningPriorityListing = (now: Date) =>
  sql<boolean>`(${isRunning(now)} and purchased_plans.priority_listing)`;

/** SQL condition: as hasRunningPriorityListing, with vacancy credits left. */
export const hasPriorityCredit = (now: Date) =>
  sql<boolean>`(${hasRunningPriorityListing(now)} and purchased_plans.vacancies_used < purchased_plans.vacancies)`;
