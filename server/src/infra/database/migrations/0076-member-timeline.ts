import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Saved searches that members removed: the timeline of a member says so.
    `create table ended_searches (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      title text not null,
      ended_at timestamptz not null
    )`,
    'create index ended_searches_of_account on ended_searches (account_id, id desc)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
