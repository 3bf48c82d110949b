import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { hasEnded, isLive } from '../vacancies/index.ts';

export interface SavedJobRow {
  vacancyId: number;
  savedAt: Date;
  note: string;
}

/** Lists the saved jobs of an account, last saved first. */
export async function listSavedJobRows(db: Db, accountId: number): Promise<SavedJobRow[]> {
  return await db
    .selectFrom('saved_jobs')
    .select(['vacancy_id as vacancyId', 'saved_at as savedAt', 'note'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('vacancy_id', 'desc')
    .execute();
}

/** Lists which of the ids are vacancies that are or were public: live or ended. */
export async function listPublicIds(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where((eb) => eb.or([isLive(now), hasEnded(now)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes the note of a saved job unless it is undefined; returns false when the job is not saved. */
export async function updateSavedJob(
  db: Db,
  accountId: number,
  vacancyId: number,
  note: string | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('saved_jobs')
    .set((eb) => ({ note: note ?? eb.ref('note') }))
    .where('account_id', '=', accountId)
    .where('vacancy_id', '=', vacancyId)
    .returning('vacancy_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds saved jobs to an account that has none of them. */
export async function insertSavedJobs(db: Db, accountId: number, jobs: readonly SavedJobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('saved_jobs')
    .values(
      jobs.map(({ vacancyId, savedAt, note }) => ({
        account_id: accountId,
        vacancy_id: vacancyId,
        saved_at: savedAt,
        note,
      })),
    )
    .execute();
}

/** Removes a saved job; nothing happens when it is not saved. */
export async function deleteSavedJob(db: Db, accountId: number, vacancyId: number): Promise<void> {
  await db.deleteFrom('saved_jobs').where('account_id', '=', accountId).where('vacancy_id', '=', vacancyId).execute();
}
