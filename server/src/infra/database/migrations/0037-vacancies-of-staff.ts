import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';
import { hasColumn } from '../migration/has-column.ts';

export const isTransactional = false;

const indexes = [
  { name: 'vacancies_newest', on: 'vacancies (posted_at desc, id desc)' },
  { name: 'vacancies_of_status', on: 'vacancies (status, posted_at desc, id desc)' },
  { name: 'vacancies_of_source', on: 'vacancies (source, posted_at desc, id desc)' },
  { name: 'vacancies_title_trigrams', on: 'vacancies using gin (title gin_trgm_ops)' },
  { name: 'vacancies_paused_to_expire', on: `vacancies (expires_at) where status = 'paused'` },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const legalForms =
    'pvt|private|ltd|limited|llp|l l p|llc|inc|incorporated|corp|corporation|co|company|plc|opc|p|gmbh|pte|regd';
  const statements = [
    // Paused: no job seeker sees it, and its applications stay open.
    'alter table vacancies drop constraint vacancies_status_check',
    `alter table vacancies add constraint vacancies_status_check
      check (status in ('draft', 'live', 'paused', 'closed', 'expired')) not valid`,
    // Constant defaults: no row is rewritten, however many vacancies there are.
    `alter table vacancies
      add column version integer not null default 1,
      add column ended_as_fraud boolean not null default false,
      add column applicants_told_after timestamptz`,

    // Whoever edits a row names the version that they saw; every change that they would overwrite counts, also by an import.
    `create function count_version() returns trigger language plpgsql as $$
      begin
        new.version = old.version + 1;
        return new;
      end $$`,
    `create trigger vacancies_version before update of company_id, title, description_html, skills, locations, educations,
        experience_from_years, experience_to_years, salary_from, salary_to, pay_text, employment_type, openings,
        industry_type, department, expires_at, status on vacancies
      for each row execute function count_version()`,

    // A name without its legal form, to find companies that are probably one: 'M/s Tulsi & Co. Pvt. Ltd.' is 'tulsi and'.
    `create function plain_company_name(name text) returns text language sql immutable strict parallel safe
      return coalesce(nullif(trim(regexp_replace(
        regexp_replace(
          regexp_replace(regexp_replace(lower(name), '&', ' and ', 'g'), '[.,''’"()/\\\\_-]+|\\s+', ' ', 'g'),
          ' +', ' ', 'g'),
        '^ ?m s |( (${legalForms}))+ ?$', '', 'g')), ''), lower(name))`,
    `alter table companies
      add column plain_name text not null generated always as (plain_company_name(name)) stored,
      add column version integer not null default 1,
      add column merged_into integer references companies,
      add column blocked_at timestamptz,
      add column blocked_cause text not null default ''`,
    'create trigger companies_version before update on companies for each row execute function count_version()',
    'create index companies_plain_name on companies (plain_name, id) where merged_into is null',
    'create index companies_name_trigrams on companies using gin (name gin_trgm_ops)',
    'create index companies_merged_into on companies (merged_into) where merged_into is not null',

    // What a merge moved, so that it can be undone.
    `create table company_merges (
      id integer generated always as identity primary key,
      company_id integer not null references companies,
      into_id integer not null references companies,
      vacancy_ids integer[] not null,
      merged_at timestamptz not null,
      merged_by text not null,
      undone_at timestamptz
    )`,
    'create index company_merges_into on company_merges (into_id, id)',
    'create index company_merges_of_company on company_merges (company_id, id)',

    // Where imported vacancies come from. Without a row they go live at once.
    `create table vacancy_sources (
      source text primary key,
      needs_approval boolean not null,
      changed_by text not null,
      changed_at timestamptz not null
    )`,
  ];
  if (!(await hasColumn(db, 'vacancies', 'version')))
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  // Reads every vacancy, and blocks neither reads nor writes.
  await sql`alter table vacancies validate constraint vacancies_status_check`.execute(db);
  for (const index of indexes) await createIndexConcurrently(db, index);
}
