import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // An account created through a sign-in provider has no password. A deleted account keeps its row for legal retention.
    `alter table accounts
      alter column password_hash drop not null,
      add column email_verified_at timestamptz,
      add column mobile_verified_at timestamptz,
      add column adult_confirmed_at timestamptz,
      add column deleted_at timestamptz`,

    // A request that runs while its account is deleted must not write a name or number back into the row.
    `create function deleted_accounts_stay_blank() returns trigger language plpgsql as $$
      begin
        raise exception 'this account is deleted';
      end $$`,
    `create trigger deleted_accounts_stay_blank before update on accounts
      for each row when (old.deleted_at is not null) execute function deleted_accounts_stay_blank()`,

    `alter table sessions
      add column device text not null default '',
      add column address text not null default ''`,

    `create table identities (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      issuer text not null,
      subject text not null,
      linked_at timestamptz not null,
      unique (issuer, subject)
    )`,
    'create index identities_of_account on identities (account_id)',

    `create table mailed_links (
      id bigint generated always as identity primary key,
      purpose text not null check (purpose in ('verify-email', 'reset-password')),
      account_id integer not null references accounts on delete cascade,
      token_hash bytea not null unique,
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      ended_at timestamptz
    )`,
    'create index mailed_links_of_account on mailed_links (account_id, purpose)',

    `create table email_change_requests (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      new_email text not null,
      created_at timestamptz not null,
      done_at timestamptz
    )`,
    'create index email_change_requests_of_account on email_change_requests (account_id, created_at)',

    `create table one_time_codes (
      id bigint generated always as identity primary key,
      purpose text not null check (purpose in ('verify-mobile', 'change-email')),
      account_id integer not null references accounts on delete cascade,
      target text not null,
      code_hmac bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz,
      ended_at timestamptz
    )`,
    'create index one_time_codes_of_account on one_time_codes (account_id, purpose, created_at)',
    `create unique index one_time_codes_current on one_time_codes (account_id, purpose)
      where used_at is null and ended_at is null`,

    `create table used_once (
      purpose text not null,
      key text not null,
      expires_at timestamptz not null,
      primary key (purpose, key)
    )`,
    'create index used_once_by_age on used_once (expires_at)',

    // An unlogged table: the counters may be lost when the database crashes.
    `create unlogged table limit_counters (
      name text not null,
      key bytea not null,
      window_ends_at timestamptz not null,
      used integer not null,
      primary key (name, key)
    )`,
    'create index limit_counters_by_age on limit_counters (window_ends_at)',

    `create table security_events (
      id bigint generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      kind text not null check (kind <> ''),
      happened_at timestamptz not null,
      device text not null default '',
      address text not null default ''
    )`,
    'create index security_events_of_account on security_events (account_id, id desc)',
    'create index security_events_by_age on security_events (happened_at)',
    `create function security_events_are_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'security events are never changed';
      end $$`,
    `create trigger security_events_append_only before update on security_events
      for each row execute function security_events_are_append_only()`,

    `create table consents (
      id bigint generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      purpose text not null,
      notice_version text not null,
      language text not null,
      channel text not null,
      given_at timestamptz not null,
      withdrawn_at timestamptz
    )`,
    'create unique index consents_running on consents (account_id, purpose) where withdrawn_at is null',

    `create table messages (
      id bigint generated always as identity primary key,
      key text not null unique,
      account_id integer references accounts on delete set null,
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      template text not null,
      data jsonb,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      provider_id text,
      delivery text,
      last_error text
    )`,
    `create index messages_due on messages (due_at) where state = 'queued'`,
    'create index messages_by_provider on messages (provider_id) where provider_id is not null',
    'create index messages_by_age on messages (created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
