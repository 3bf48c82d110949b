import { type Kysely, sql } from 'kysely';

/**
 * A person can report a vacancy again, for another reason or after a decision. Whether a report is a repetition depends on its
 * outcome, which undoing a decision changes back: the code decides it while it has locked the vacancy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index job_reports_of_member`.execute(db);
  await sql`drop index job_reports_of_guest`.execute(db);
}
