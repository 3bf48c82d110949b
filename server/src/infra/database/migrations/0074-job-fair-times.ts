import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The version of the event in calendars: it grows when start, end or venue change.
  await sql`alter table job_fairs add column calendar_sequence integer not null default 0`.execute(db);
}
