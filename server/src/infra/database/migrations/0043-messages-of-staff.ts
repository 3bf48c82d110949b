import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table application_messages (
      id integer generated always as identity primary key,
      application_id integer not null references applications on delete cascade,
      batch_id uuid not null,
      subject text not null,
      body text not null,
      actor text not null,
      staff_id integer references staff,
      at timestamptz not null,
      leaves_at timestamptz not null,
      undone_at timestamptz,
      -- a request that is repeated mails nobody twice
      unique (application_id, batch_id)
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
