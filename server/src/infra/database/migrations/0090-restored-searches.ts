import { type Kysely, sql } from 'kysely';

/** What undoing the removal of a saved search needs. Removals of an earlier release lack it and cannot be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ended_searches
      add column search_id integer,
      add column query text,
      add column frequency text,
      add column channels text[],
      add column saved_at timestamptz,
      add column last_alert_at timestamptz`.execute(db);
}
