import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // One voice a person: a member by account, a guest by address. An erased reporter has neither.
    'drop index job_reports_one_voice',
    `create unique index job_reports_of_member on job_reports (vacancy_id, account_id) where account_id is not null`,
    `create unique index job_reports_of_guest on job_reports (vacancy_id, lower(email))
      where account_id is null and email <> ''`,
    // Keyed hash of the network of the reporter: reports of one network count as one voice.
    'alter table job_reports add column network bytea',
    'alter table job_reports add column is_trusted boolean not null default false',
    'alter table job_reports add column proof_type text',
    `create index job_reports_with_proof on job_reports (proof_file) where proof_file is not null`,

    // What applicants answered to the question of a mail: were you asked for money?
    `create table money_answers (
      application_id integer primary key references applications on delete cascade,
      answer text not null check (answer in ('yes', 'no')),
      answered_at timestamptz not null
    )`,

    // What was checked: a check ends when it is different.
    `alter table vacancy_checks add column company_name text not null default ''`,
    `alter table vacancy_checks add column website text not null default ''`,
    `alter table vacancy_checks add column title text not null default ''`,

    // Codes that were sent to an address at the domain of a company.
    `create table domain_mail_codes (
      company_id integer primary key references companies on delete cascade,
      email text not null,
      code_hash bytea not null,
      attempts integer not null default 0,
      expires_at timestamptz not null
    )`,

    // Pages show checks: those of a vacancy change its page, those of a company the pages of all its vacancies.
    `create function tell_checks_changed() returns trigger language plpgsql as $$
      declare
        topics text;
      begin
        select case when bool_or(vacancy_id is null) or count(*) > 100 then 'vacancy:*'
            else string_agg('vacancy:' || vacancy_id, ' ') end
          into topics from changed;
        if topics is not null then perform pg_notify('aarambh_changes', 'vacancies ' || topics); end if;
        return null;
      end $$`,
    ...['insert', 'update'].map(
      (event) => `create trigger vacancy_checks_tell_${event} after ${event} on vacancy_checks
        referencing new table as changed for each statement execute function tell_checks_changed()`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
