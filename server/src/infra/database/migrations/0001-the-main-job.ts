import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create extension if not exists pg_trgm',

    `create table companies (
      id integer generated always as identity primary key,
      name text not null,
      folded_name text not null unique,
      logo text not null default '',
      about_html text not null default '',
      corporate_address text not null default '',
      website text not null default ''
    )`,

    `create table vacancies (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('standard', 'manual')),
      status text not null check (status in ('draft', 'live', 'closed', 'expired')),
      company_id integer not null references companies,
      source text not null,
      source_id text not null,
      title text not null check (title <> ''),
      description_html text not null,
      skills text[] not null default '{}',
      locations text[] not null default '{}',
      educations text[] not null default '{}',
      branches text[] not null default '{}',
      job_types text[] not null default '{}',
      job_modes text[] not null default '{}',
      job_category text not null default '',
      experience_from_years smallint check (experience_from_years between 0 and 60),
      experience_to_years smallint check (experience_to_years between 0 and 60),
      salary_from bigint check (salary_from >= 0),
      salary_to bigint check (salary_to >= salary_from),
      salary_not_disclosed boolean not null default false,
      employment_type text not null default '',
      openings integer check (openings > 0),
      industry_type text not null default '',
      department text not null default '',
      role text not null default '',
      role_category text not null default '',
      ug text not null default '',
      pg text not null default '',
      interview_address text not null default '',
      contact_preference text not null default 'applyOnPortal' check (contact_preference in ('contactMeDirectly', 'applyOnPortal')),
      recruiter_name text not null default '',
      recruiter_email text not null default '',
      recruiter_whatsapp text not null default '',
      posted_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > posted_at),
      updated_at timestamptz not null default now(),
      unique (source, source_id)
    )`,
    `create index vacancies_to_expire on vacancies (expires_at) where status = 'live'`,
    'create index vacancies_of_company on vacancies (company_id, posted_at desc, id desc)',

    `create table vacancy_changes (
      id bigint generated always as identity primary key,
      vacancy_id integer not null references vacancies,
      from_status text,
      to_status text not null,
      cause text not null check (cause <> ''),
      actor text not null check (actor <> ''),
      changed_at timestamptz not null default now()
    )`,
    'create index vacancy_changes_of_vacancy on vacancy_changes (vacancy_id, id)',

    `create table vacancy_search (
      vacancy_id integer primary key references vacancies on delete cascade,
      company_id integer not null,
      posted_at timestamptz not null,
      expires_at timestamptz not null,
      lex tsvector not null
    )`,
    'create index vacancy_search_newest on vacancy_search (posted_at desc, vacancy_id desc)',
    'create index vacancy_search_of_company on vacancy_search (company_id, posted_at desc, vacancy_id desc)',
    'create index vacancy_search_lex on vacancy_search using gin (lex) with (fastupdate = off)',
    'alter table vacancy_search alter column lex set statistics 1000',

    `create table search_suggestions (
      starts text not null,
      text text not null,
      is_whole boolean not null,
      live_count integer not null,
      primary key (starts, text)
    )`,
    'create index search_suggestions_whole on search_suggestions (starts text_pattern_ops) where is_whole',
    'create index search_suggestions_words on search_suggestions (starts text_pattern_ops) where not is_whole',

    `create table search_words (
      word text primary key,
      live_count integer not null
    )`,
    'create index search_words_similar on search_words using gin (word gin_trgm_ops)',

    `create table accounts (
      id integer generated always as identity (start with 1001) primary key,
      role text not null default 'jobSeeker' check (role in ('jobSeeker', 'operator')),
      full_name text not null check (full_name <> ''),
      country_id integer not null,
      mobile_no text not null,
      email text not null,
      password_hash text not null,
      created_at timestamptz not null default now()
    )`,
    'create unique index accounts_email on accounts (lower(email))',

    `create table sessions (
      id bigint generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      idle_minutes integer not null,
      ended_at timestamptz
    )`,
    'create index sessions_of_account on sessions (account_id)',

    `create table resumes (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      file_key text not null unique,
      original_name text not null,
      content_type text not null,
      bytes integer not null check (bytes > 0),
      sha256 bytea not null,
      uploaded_at timestamptz not null default now(),
      replaced_at timestamptz
    )`,
    'create unique index resumes_current on resumes (account_id) where replaced_at is null',

    `create table applications (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies,
      resume_id integer not null references resumes,
      applied_at timestamptz not null default now(),
      unique (account_id, vacancy_id)
    )`,
    'create index applications_for_vacancy on applications (vacancy_id)',

    `create table purchased_plans (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      plan_name text not null,
      starts_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > starts_at)
    )`,
    'create index purchased_plans_of_account on purchased_plans (account_id, expires_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
