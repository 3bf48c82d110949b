import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table screening_rules (
      id text primary key,
      version integer not null default 1,
      is_enabled boolean not null,
      level text not null check (level in ('high', 'medium', 'low')),
      phrases text[] not null default '{}',
      changed_by text not null,
      changed_at timestamptz not null
    )`,

    `create table moderation_cases (
      id integer generated always as identity primary key,
      version integer not null default 1,
      vacancy_id integer not null references vacancies on delete cascade,
      company_id integer not null references companies on delete cascade,
      state text not null default 'open' check (state in ('open', 'asked', 'released', 'upheld')),
      level text not null check (level in ('high', 'medium', 'low')),
      causes text[] not null,
      holds_vacancy boolean not null default false,
      opened_at timestamptz not null,
      due_at timestamptz not null,
      decided_at timestamptz
    )`,
    `create unique index moderation_cases_undecided on moderation_cases (vacancy_id) where state in ('open', 'asked')`,
    `create index moderation_cases_due on moderation_cases (due_at, id) where state in ('open', 'asked')`,
    'create index moderation_cases_by_state on moderation_cases (state, id desc)',
    'create index moderation_cases_of_company on moderation_cases (company_id, id desc)',

    `create table screening_findings (
      id bigint generated always as identity primary key,
      vacancy_id integer not null references vacancies on delete cascade,
      case_id integer references moderation_cases on delete set null,
      rule text not null,
      level text not null check (level in ('high', 'medium', 'low')),
      field text not null,
      words text not null,
      explanation text not null,
      found_at timestamptz not null,
      outcome text not null default 'undecided' check (outcome in ('undecided', 'right', 'wrong'))
    )`,
    'create index screening_findings_of_vacancy on screening_findings (vacancy_id, id)',
    'create index screening_findings_of_case on screening_findings (case_id, id) where case_id is not null',
    'create index screening_findings_by_rule on screening_findings (rule, found_at desc)',

    `create table moderation_decisions (
      id bigint generated always as identity primary key,
      case_id integer not null references moderation_cases on delete cascade,
      decision text not null check (decision in ('release', 'uphold', 'ask', 'note', 'undo')),
      reason text not null,
      note text not null default '',
      actor text not null,
      staff_id integer references staff,
      at timestamptz not null,
      undone_at timestamptz
    )`,
    'create index moderation_decisions_of_case on moderation_decisions (case_id, id)',

    `create table fraud_fingerprints (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('text', 'phone', 'handle', 'email', 'domain', 'messenger', 'image')),
      value text not null,
      case_id integer not null references moderation_cases on delete cascade,
      created_at timestamptz not null,
      removed_at timestamptz
    )`,
    'create index fraud_fingerprints_by_value on fraud_fingerprints (kind, value) where removed_at is null',
    'create index fraud_fingerprints_of_case on fraud_fingerprints (case_id)',

    `create table vacancy_signatures (
      vacancy_id integer primary key references vacancies on delete cascade,
      company_id integer not null references companies on delete cascade,
      signature integer[] not null,
      bands integer[] not null
    )`,
    'create index vacancy_signatures_by_band on vacancy_signatures using gin (bands)',

    `create table job_reports (
      id integer generated always as identity primary key,
      vacancy_id integer not null references vacancies on delete cascade,
      case_id integer references moderation_cases on delete set null,
      account_id integer references accounts on delete set null,
      email text not null,
      reason text not null check (reason in ('money', 'fake', 'wrong', 'offensive', 'closed', 'other')),
      body text not null,
      proof_file text,
      weight real not null default 1,
      reported_at timestamptz not null,
      outcome text not null default 'undecided' check (outcome in ('undecided', 'right', 'wrong', 'withdrawn')),
      answered_at timestamptz
    )`,
    'create unique index job_reports_one_voice on job_reports (vacancy_id, lower(email))',
    'create index job_reports_of_case on job_reports (case_id, id) where case_id is not null',
    'create index job_reports_of_account on job_reports (account_id, id desc) where account_id is not null',
    'create index job_reports_by_email on job_reports (lower(email), id desc)',
    'create index job_reports_by_time on job_reports (reported_at)',

    `create table vacancy_checks (
      id integer generated always as identity primary key,
      vacancy_id integer references vacancies on delete cascade,
      company_id integer references companies on delete cascade,
      kind text not null check (kind in ('source', 'company-number', 'domain-mail', 'call')),
      detail text not null default '',
      checked_by text not null,
      checked_at timestamptz not null,
      removed_at timestamptz,
      check (num_nonnulls(vacancy_id, company_id) = 1)
    )`,
    'create index vacancy_checks_of_vacancy on vacancy_checks (vacancy_id) where vacancy_id is not null',
    'create index vacancy_checks_of_company on vacancy_checks (company_id) where company_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
