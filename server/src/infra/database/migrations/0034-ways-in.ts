import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table passkeys (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      sign_count bigint not null,
      transports text[] not null default '{}',
      user_handle bytea not null,
      name text not null,
      is_synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    'create index passkeys_of_account on passkeys (account_id)',
    'alter table accounts add column mobile_proved_at timestamptz',
    `create index accounts_by_verified_mobile on accounts (mobile_no)
      where mobile_verified_at is not null and deleted_at is null`,
    'alter table one_time_codes drop constraint one_time_codes_purpose_check',
    `alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('verify-mobile', 'change-email', 'sign-in'))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
