import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table sign_in_failures (
      id bigint generated always as identity primary key,
      pair bytea not null,
      failed_at timestamptz not null
    )`,
    'create index sign_in_failures_of_pair on sign_in_failures (pair, failed_at)',
    'create index sign_in_failures_by_age on sign_in_failures (failed_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
