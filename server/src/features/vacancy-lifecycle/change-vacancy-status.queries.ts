import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import type { Closing } from './close-vacancies.queries.ts';

/** Reads the status of a vacancy and locks its row until the transaction ends. */
export async function lockVacancyStatus(tx: Db, vacancyId: number): Promise<VacancyStatus | undefined> {
  const row = await tx
    .selectFrom('vacancies')
    .select('status')
    .where('id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
}

/** Sets the status of a vacancy. */
export async function setVacancyStatus(tx: Db, vacancyId: number, status: VacancyStatus, now: Date): Promise<void> {
  await tx.updateTable('vacancies').set({ status, updated_at: now }).where('id', '=', vacancyId).execute();
}

/** Whether the company of a vacancy is blocked. */
export async function isCompanyBlocked(tx: Db, vacancyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select('companies.id')
    .where('vacancies.id', '=', vacancyId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The status that a closed vacancy had before; undefined once its applicants were notified that it has closed. */
export async function findUndoableClosing(tx: Db, vacancyId: number): Promise<{ from: VacancyStatus } | undefined> {
  const { rows } = await sql<{ from: VacancyStatus }>`
    select from_status as "from" from vacancy_changes join vacancies on vacancies.id = vacancy_id
    where vacancy_id = ${vacancyId} and to_status = 'closed' and from_status is not null
      and applicants_told_at is null and applicants_told_after is not null
    order by vacancy_changes.id desc limit 1`.execute(tx);
  return rows[0];
}

/** Sets when and how the applicants of a vacancy that closes are notified. */
export async function setClosing(
  tx: Db,
  vacancyId: number,
  { notifyAfter, isFraud }: Omit<Closing, 'notifyAfter'> & { notifyAfter: Date | null },
): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ applicants_told_after: notifyAfter, ended_as_fraud: isFraud })
    .where('id', '=', vacancyId)
    .execute();
}

export async function clearClosing(tx: Db, vacancyId: number): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ applicants_told_after: null, ended_as_fraud: false })
    .where('id', '=', vacancyId)
    .execute();
}

/** Sets live or paused vacancies past their validity to expired, at most `limit`; returns their ids. */
export async function setDueVacanciesExpired(
  tx: Db,
  from: 'live' | 'paused',
  now: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vacancies set status = 'expired', updated_at = ${now}
    where id in (
      select id from vacancies where status = ${sql.lit(from)} and expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes the audit records of a change made to each of the vacancies; those that become live are queued for alerts. */
export async function recordStatusChanges(
  tx: Db,
  vacancyIds: number[],
  from: VacancyStatus | null,
  to: VacancyStatus,
  { cause, actor }: { cause: string; actor: string },
  now: Date,
): Promise<void> {
  if (vacancyIds.length === 0) return;
  await sql`
    insert into vacancy_changes (vacancy_id, from_status, to_status, cause, actor, changed_at)
    select id, ${from}::text, ${to}::text, ${cause}::text, ${actor}::text, ${now}::timestamptz
    from unnest(${vacancyIds}::int[]) id`.execute(tx);
  if (to === 'live') await queueForAlerts(tx, vacancyIds, now);
}

/** Queues vacancies that become live, from their begin on; the job `match-saved-searches` takes each of them once. */
async function queueForAlerts(tx: Db, vacancyIds: number[], now: Date): Promise<void> {
  await sql`
    insert into alert_queue (vacancy_id, due_at)
    select id, greatest(posted_at, ${now}::timestamptz) from vacancies where id = any(${vacancyIds}::int[]) order by id
    on conflict do nothing`.execute(tx);
}

/** Deletes the search rows of vacancies, and queues these for matching. */
export async function removeFromSearch(tx: Db, vacancyIds: number[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  await tx.deleteFrom('vacancy_search').where('vacancy_id', 'in', vacancyIds).execute();
  await queueForMatching(tx, vacancyIds);
}

/** Queues vacancies for matching from their begin on; the job `fill-priority-listings` takes them within a minute. */
export async function queueForMatching(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`
    insert into matching_queue (vacancy_id, due_at)
    select id, posted_at from vacancies where id = any(${vacancyIds}::int[]) order by id
    on conflict (vacancy_id) do update set due_at = excluded.due_at`.execute(tx);
}
