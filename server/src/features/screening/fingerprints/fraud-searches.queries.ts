import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { VacancyText } from './fraud-texts.queries.ts';

/** Queues the search of live vacancies for an upheld fraud; one that is under way begins anew. */
export async function queueFraudSearch(tx: Db, caseId: number, now: Date): Promise<void> {
  await sql`
    insert into fraud_searches (case_id, queued_at) values (${caseId}, ${now})
    on conflict (case_id) do update set queued_at = excluded.queued_at, after_vacancy = 0`.execute(tx);
}

/** The first queued fraud after a case. */
export async function findQueuedFraud(db: Db, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('fraud_searches')
    .select('case_id')
    .where('case_id', '>', after)
    .orderBy('case_id')
    .limit(1)
    .executeTakeFirst();
  return row?.case_id;
}

/** Locks the search for a fraud. @returns the last vacancy that was searched; undefined when it is not queued */
export async function lockFraudSearch(tx: Db, caseId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('fraud_searches')
    .select('after_vacancy')
    .where('case_id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  return row?.after_vacancy;
}

/** Stores the last vacancy that was searched for a fraud. */
export async function setSearchedUntil(tx: Db, caseId: number, vacancyId: number): Promise<void> {
  await tx.updateTable('fraud_searches').set({ after_vacancy: vacancyId }).where('case_id', '=', caseId).execute();
}

/** Ends the search for a fraud. */
export async function deleteFraudSearch(tx: Db, caseId: number): Promise<void> {
  await tx.deleteFrom('fraud_searches').where('case_id', '=', caseId).execute();
}

/** A live vacancy that may repeat a fraud. */
export interface SearchedVacancy extends VacancyText {
  id: number;
  /** It names a contact of the fraud. */
  hasContact: boolean;
}

/** Live vacancies after an id, in the order of ids, with whether they share a contact with a fraud whose fingerprints are in use. */
export async function listToSearch(tx: Db, caseId: number, after: number, limit: number): Promise<SearchedVacancy[]> {
  const { rows } = await sql<SearchedVacancy>`
    select vacancies.id, title, description_html as "descriptionHtml", exists (
      select from vacancy_contacts named
      join fraud_fingerprints known on known.kind = named.kind and known.value = named.value
      where named.vacancy_id = vacancies.id and known.case_id = ${caseId} and known.removed_at is null) as "hasContact"
    from vacancies where status = 'live' and vacancies.id > ${after} order by vacancies.id limit ${limit}`.execute(tx);
  return rows;
}
