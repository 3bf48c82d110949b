import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Audit entries of opened resumes. */
const OPENED = ['GetResumeCopy', 'ViewResume'];

/** Serialises the opening of resumes by a staff member with an advisory lock until the transaction ends. */
export async function lockOpenedResumes(transaction: Db, staffId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resumes opened by ${staffId}`}, 0))`.execute(transaction);
}

/**
 * The resumes that a staff member has opened since an instant, each counted once, and how often a second person has
 * allowed more.
 */
export async function countOpenedResumes(
  db: Db,
  staffId: number,
  since: Date,
): Promise<{ opened: Set<string>; timesAllowed: number }> {
  const rows = await db
    .selectFrom('staff_audit')
    .select(['action', sql<string>`concat(target_kind, ' ', target_id)`.as('resume')])
    .where('staff_id', '=', staffId)
    .where('at', '>=', since)
    .where('action', 'in', [...OPENED, 'AllowMoreResumes'])
    .execute();
  return {
    opened: new Set(rows.filter(({ action }) => OPENED.includes(action)).map(({ resume }) => resume)),
    timesAllowed: rows.filter(({ action }) => action === 'AllowMoreResumes').length,
  };
}
