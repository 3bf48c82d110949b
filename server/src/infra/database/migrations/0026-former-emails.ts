import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Export and erasure find by address what was sent to an account before it changed its email.
  const statements = [
    `create table former_emails (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      email text not null,
      is_verified boolean not null,
      ended_at timestamptz not null
    )`,
    'create index former_emails_of_account on former_emails (account_id)',
    'create index former_emails_by_end on former_emails (ended_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
