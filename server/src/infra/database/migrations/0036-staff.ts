import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table staff (
      id integer generated always as identity primary key,
      email text not null,
      full_name text not null,
      roles text[] not null,
      password_hash text,
      totp_secret bytea,
      totp_confirmed_at timestamptz,
      totp_last_step bigint not null default 0,
      invitation_hash bytea,
      invitation_expires_at timestamptz,
      invited_by text not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`,
    'create unique index staff_by_email on staff (lower(email)) where ended_at is null',
    'create unique index staff_by_invitation on staff (invitation_hash) where invitation_hash is not null',

    `create table staff_recovery_codes (
      staff_id integer not null references staff,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (staff_id, code_hash)
    )`,

    `create table staff_sessions (
      id bigint generated always as identity primary key,
      staff_id integer not null references staff,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      factor_at timestamptz not null,
      device text not null,
      address text not null
    )`,
    'create index staff_sessions_of_staff on staff_sessions (staff_id)',

    `create table staff_audit (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      staff_id integer references staff,
      actor text not null,
      roles text[] not null,
      action text not null,
      target_kind text,
      target_id text,
      before jsonb,
      after jsonb,
      reason text not null,
      second_staff_id integer references staff,
      second_person text not null default '',
      device text not null,
      address text not null
    )`,
    'create index staff_audit_by_time on staff_audit (at, id)',
    'create index staff_audit_of_target on staff_audit (target_kind, target_id, id)',
    'create index staff_audit_of_staff on staff_audit (staff_id, id)',
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only';
      end $$`,
    `create trigger staff_audit_is_append_only before update or delete or truncate on staff_audit
      for each statement execute function refuse_audit_change()`,

    `create table staff_requests (
      id integer generated always as identity primary key,
      action text not null,
      permission text not null,
      input jsonb not null,
      cause text not null,
      reason text not null,
      requested_by integer not null references staff,
      requested_at timestamptz not null,
      status text not null default 'waiting' check (status in ('waiting', 'approved', 'declined', 'withdrawn')),
      decided_by integer references staff,
      decided_at timestamptz,
      check (status <> 'approved' or decided_by <> requested_by)
    )`,
    "create index staff_requests_waiting on staff_requests (requested_at) where status = 'waiting'",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
