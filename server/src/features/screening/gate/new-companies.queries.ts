import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { openCases } from '../cases.queries.ts';

/** With this many undecided cases of new companies, an import opens no more: the queue stays clear for findings. */
export const MAX_WAITING_NEW_COMPANIES = 200;

/**
 * Opens a low case for the first vacancy of each company that had none before, within the caller's transaction.
 * @param vacancyIds those that were just written
 */
export async function queueNewCompanies(tx: Db, vacancyIds: readonly number[], now: Date): Promise<void> {
  const ids = [...vacancyIds];
  if (ids.length === 0) return;
  const { rows } = await sql<{ vacancyId: number }>`
    with waiting as (
      select count(*)::int as count from (
        select from moderation_cases where state in ('open', 'asked') and 'new-company' = any(causes)
        limit ${MAX_WAITING_NEW_COMPANIES}) counted
    )
    select min(v.id) as "vacancyId" from vacancies v
    where v.id = any(${ids}::int[]) and not exists (
      select from vacancies other where other.company_id = v.company_id and not other.id = any(${ids}::int[]))
    group by v.company_id order by min(v.id)
    limit (select ${MAX_WAITING_NEW_COMPANIES}::int - count from waiting)`.execute(tx);
  const cases = rows.map(({ vacancyId }) => ({ vacancyId, cause: 'new-company', level: 'low' }) as const);
  await openCases(tx, cases, now);
}
