import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Walk-ins name an address, also cancelled ones, which the unique index leaves out.
    'create index walk_ins_by_email on walk_ins (lower(email))',

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
