import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_company_names (
      name text primary key,
      live_count integer not null,
      products text[] not null default '{}'
    )`.execute(db);
}
