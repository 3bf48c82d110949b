import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table accounts
      add column suspended_at timestamptz,
      add column suspended_until timestamptz,
      add column suspension_reason text not null default '',
      add column suspended_by text not null default ''`,
    'create index accounts_suspended on accounts (id desc) where suspended_at is not null',
    'create index accounts_unverified on accounts (id desc) where email_verified_at is null and deleted_at is null',
    'create index accounts_erased on accounts (id desc) where deleted_at is not null',
    'create index accounts_by_mobile on accounts (mobile_no)',
    'create index resumes_of_account on resumes (account_id, id desc)',
    'create index refunds_by_purchase on refunds (purchase_id)',
    'create index accounts_by_text on accounts using gin (lower(full_name) gin_trgm_ops, lower(email) gin_trgm_ops)',

    `create index messages_failed on messages (id desc) where state = 'failed'`,
    'create index messages_by_recipient_text on messages (lower(recipient) text_pattern_ops, id desc)',
    'create index pictures_reviewed on pictures (status, reviewed_at desc)',

    `create table support_cases (
      id integer generated always as identity primary key,
      version integer not null default 1,
      state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
      channel text not null check (channel in ('form', 'mail', 'phone', 'whatsapp')),
      account_id integer references accounts on delete set null,
      full_name text not null,
      email text not null,
      subject text not null,
      received_at timestamptz not null,
      due_at timestamptz not null,
      claimed_by integer references staff,
      closed_at timestamptz
    )`,
    `create index support_cases_waiting on support_cases (due_at, id) where state = 'waiting'`,
    'create index support_cases_by_state on support_cases (state, id desc)',
    'create index support_cases_by_email on support_cases (lower(email) text_pattern_ops, id desc)',
    'create index support_cases_of_account on support_cases (account_id, id desc) where account_id is not null',
    'create index support_cases_claimed on support_cases (claimed_by, id desc) where claimed_by is not null',

    `create table support_entries (
      id bigint generated always as identity primary key,
      case_id integer not null references support_cases on delete cascade,
      kind text not null check (kind in ('message', 'reply', 'note', 'event')),
      body text not null,
      actor text not null,
      staff_id integer references staff,
      at timestamptz not null
    )`,
    'create index support_entries_of_case on support_entries (case_id, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
