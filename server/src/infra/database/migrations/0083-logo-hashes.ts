import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the logos of companies look like. A row without a hash waits until `due_at`, or is no picture when that is null.
  await sql`
    create table logo_hashes (
      address text primary key,
      url text not null,
      hash text check (hash ~ '^[01]{128}$'),
      due_at timestamptz,
      attempts smallint not null default 0
    )`.execute(db);
  await sql`create index logo_hashes_due on logo_hashes (due_at) where due_at is not null`.execute(db);
}
