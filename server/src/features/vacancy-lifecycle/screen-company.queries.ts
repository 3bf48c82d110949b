import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Live vacancies of a company after an id, in the order of ids. */
export async function listLiveOfCompany(db: Db, companyId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'live')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Queues companies for screening; one that is being screened restarts. Call it before locking vacancies: the job locks
 * the company, its place in the queue and its vacancies in this order.
 */
export async function queueCompanyScreenings(tx: Db, companyIds: readonly number[], now: Date): Promise<void> {
  if (companyIds.length === 0) return;
  await sql`
    insert into company_screenings (company_id, queued_at)
    select id, ${now}::timestamptz from unnest(${[...companyIds]}::int[]) id order by id
    on conflict (company_id) do update set queued_at = excluded.queued_at, after_vacancy = 0`.execute(tx);
}

/** The first queued company after an id. */
export async function findQueuedCompany(db: Db, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('company_screenings')
    .select('company_id')
    .where('company_id', '>', after)
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirst();
  return row?.company_id;
}

/** Locks a company and its place in the queue. @returns the last vacancy that was screened; undefined when it is not queued */
export async function lockCompanyScreening(tx: Db, companyId: number): Promise<number | undefined> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forShare().execute();
  const row = await tx
    .selectFrom('company_screenings')
    .select('after_vacancy')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row?.after_vacancy;
}

/** Stores the last vacancy of a company that was screened. */
export async function setScreenedUntil(tx: Db, companyId: number, vacancyId: number): Promise<void> {
  await tx
    .updateTable('company_screenings')
    .set({ after_vacancy: vacancyId })
    .where('company_id', '=', companyId)
    .execute();
}

/** Takes a company from the queue. */
export async function deleteCompanyScreening(tx: Db, companyId: number): Promise<void> {
  await tx.deleteFrom('company_screenings').where('company_id', '=', companyId).execute();
}
