import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isDueAt, type Lease, lockDueRows } from '../../../infra/database/locks/lock-due-rows.ts';
import type { VacancyKind } from '../../../infra/database/schema.ts';
import { hasEnded } from '../../vacancies/index.ts';

/** A removed page that is to be submitted to search engines, leased to this process. `attempts` counts this one. */
export interface ClaimedNotice {
  vacancyId: number;
  kind: VacancyKind;
  attempts: number;
  /** Whether its page was public and says now that it was a fraud. */
  isRemoved: boolean;
}

/** Claims due notices with a lease, each by one process only. */
export async function claimNotices(db: Db, lease: Lease, limit: number): Promise<ClaimedNotice[]> {
  const due = lockDueRows('removed_page_notices', 'vacancy_id', { isDue: isDueAt(lease), limit });
  const { rows } = await sql<ClaimedNotice>`
    update removed_page_notices claimed set attempts = claimed.attempts + 1, due_at = ${lease.leaseUntil}
    from vacancies where vacancies.id = claimed.vacancy_id and claimed.vacancy_id = ${due}
    returning vacancies.id as "vacancyId", kind, claimed.attempts, ended_as_fraud and ${hasEnded(lease.now)} as "isRemoved"`.execute(
    db,
  );
  return rows;
}

/** Deletes notices that were claimed; one that was queued again meanwhile stays. */
export async function deleteNotices(db: Db, notices: readonly ClaimedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    delete from removed_page_notices using unnest(
      ${notices.map(({ vacancyId }) => vacancyId)}::int[], ${notices.map(({ attempts }) => attempts)}::int[]
    ) claimed (vacancy_id, attempts)
    where removed_page_notices.vacancy_id = claimed.vacancy_id
      and removed_page_notices.attempts = claimed.attempts`.execute(db);
}

/** Sets when notices are tried again. */
export async function retryNotices(db: Db, vacancyIds: readonly number[], dueAt: Date): Promise<void> {
  await db
    .updateTable('removed_page_notices')
    .set({ due_at: dueAt })
    .where('vacancy_id', '=', (eb) => eb.fn.any(eb.val(vacancyIds)))
    .execute();
}
