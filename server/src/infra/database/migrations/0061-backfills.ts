import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Progress of backfills: each batch moves the cursor in its own transaction.
  await sql`
    create table backfills (
      name text primary key,
      last_key bigint not null default 0,
      rows_done bigint not null default 0,
      started_at timestamptz not null,
      completed_at timestamptz
    )`.execute(db);
}
