import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Whether a vacancy is or was public. */
export async function wasPublished(db: Db, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', vacancyId)
    .where('status', '<>', 'draft')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an account opened a vacancy; keeps the first time. @returns whether this was the first */
export async function insertVacancyRead(tx: Db, accountId: number, vacancyId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('vacancy_reads')
    .values({ account_id: accountId, vacancy_id: vacancyId, read_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'vacancy_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes what was opened before an instant, at most `limit`. @returns how many */
export async function deleteVacancyReads(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from vacancy_reads where ctid = any(array(
      select ctid from vacancy_reads where read_at < ${before} limit ${limit}
    )) returning 1`.execute(db);
  return rows.length;
}

/** The given vacancies that the account has opened. */
export async function listReadVacancies(db: Db, accountId: number, vacancyIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ vacancy_id: number }>`
    select vacancy_id from vacancy_reads
    where account_id = ${accountId} and vacancy_id = any(${vacancyIds}::int[])`.execute(db);
  return new Set(rows.map(({ vacancy_id }) => vacancy_id));
}
