import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isReached } from '../../../infra/database/is-reached.ts';
import type { VacancyText } from './fraud-texts.queries.ts';

/** Queues the search of vacancies for an upheld fraud; one that is in progress restarts. */
export async function queueFraudSearch(tx: Db, caseId: number, now: Date): Promise<void> {
  await sql`
    insert into fraud_searches (case_id, queued_at) values (${caseId}, ${now})
    on conflict (case_id) do update set queued_at = excluded.queued_at, after_vacancy = 0`.execute(tx);
}

/** A fraud that vacancies are searched for. */
export interface FraudSearch {
  caseId: number;
  /** The last vacancy that was searched. */
  after: number;
}

/** Locks the first searches for frauds whose decisions can no longer be undone, `undoMs` milliseconds after they were queued. */
export async function lockFraudSearches(
  tx: Db,
  { now, undoMs }: { now: Date; undoMs: number },
  limit: number,
): Promise<FraudSearch[]> {
  return await tx
    .selectFrom('fraud_searches')
    .select(['case_id as caseId', 'after_vacancy as after'])
    .where(isReached('queued_at', new Date(now.getTime() - undoMs), undoMs))
    .orderBy('case_id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Stores the last vacancy that was searched for frauds; never moves one backwards. */
export async function setSearchedUntil(tx: Db, caseIds: readonly number[], vacancyId: number): Promise<void> {
  await sql`
    update fraud_searches set after_vacancy = greatest(after_vacancy, ${vacancyId}::int)
    where case_id = any(${[...caseIds]}::int[])`.execute(tx);
}

/** Ends the search for frauds. */
export async function deleteFraudSearches(tx: Db, caseIds: readonly number[]): Promise<void> {
  await sql`delete from fraud_searches where case_id = any(${[...caseIds]}::int[])`.execute(tx);
}

/** A vacancy that is live, or can be, and may repeat a fraud. */
export interface SearchedVacancy extends VacancyText {
  id: number;
  /** It names a contact of one of the frauds. */
  hasContact: boolean;
}

/**
 * Live and paused vacancies and drafts after an id, in the order of ids, with whether they share a contact with a fraud whose
 * fingerprints are in use.
 */
export async function listToSearch(
  tx: Db,
  caseIds: readonly number[],
  after: number,
  limit: number,
): Promise<SearchedVacancy[]> {
  const { rows } = await sql<SearchedVacancy>`
    select vacancies.id, title, description_html as "descriptionHtml", exists (
      select from vacancy_contacts named
      join fraud_fingerprints known on known.kind = named.kind and known.value = named.value
      where named.vacancy_id = vacancies.id and known.case_id = any(${[...caseIds]}::int[]) and known.removed_at is null) as "hasContact"
    from vacancies where status in ('live', 'paused', 'draft') and vacancies.id > ${after} order by vacancies.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}
