import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';

/** Reads the statuses of vacancies and locks their rows until the transaction ends, in the order of their ids. */
export async function lockStatuses(tx: Db, vacancyIds: readonly number[]): Promise<Map<number, VacancyStatus>> {
  const { rows } = await sql<{ id: number; status: VacancyStatus }>`
    select id, status from vacancies where id = any(${[...vacancyIds]}::int[]) order by id for update`.execute(tx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Sets the status of vacancies. */
export async function setStatuses(tx: Db, vacancyIds: readonly number[], status: VacancyStatus, now: Date) {
  if (vacancyIds.length === 0) return;
  await sql`
    update vacancies set status = ${status}, updated_at = ${now} where id = any(${[...vacancyIds]}::int[])`.execute(tx);
}

/** Those of the vacancies whose company is blocked. */
export async function listOfBlockedCompanies(tx: Db, vacancyIds: readonly number[]): Promise<Set<number>> {
  if (vacancyIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select vacancies.id from vacancies join companies on companies.id = company_id
    where vacancies.id = any(${[...vacancyIds]}::int[]) and blocked_at is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
