import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table staff_passkeys (
      id integer generated always as identity primary key,
      staff_id integer not null references staff,
      credential_id text not null unique,
      public_key bytea not null,
      sign_count bigint not null,
      transports text[] not null default '{}',
      name text not null,
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    'create index staff_passkeys_of_staff on staff_passkeys (staff_id)',
    'alter table staff add column new_totp_secret bytea',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
