import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // One voice a person: the address without what its provider ignores. Empty for a member with an unverified address.
    `alter table job_reports add column mail_identity text not null default ''`,
    `update job_reports r set mail_identity = lower(email)
      where account_id is null or exists (
        select from accounts where id = r.account_id and email_verified_at is not null and lower(email) = lower(r.email))`,
    'create index job_reports_of_vacancy on job_reports (vacancy_id, mail_identity)',
    // Reports hide a few vacancies of a company a day.
    'alter table moderation_cases add column hidden_by_reports_at timestamptz',
    `create index moderation_cases_hidden_by_reports on moderation_cases (hidden_by_reports_at)
      where hidden_by_reports_at is not null`,

    // What a check of a vacancy vouches for, as hashes: the check ends when one of them changes.
    `alter table vacancy_checks add column description_hash text not null default ''`,
    `alter table vacancy_checks add column pay_hash text not null default ''`,
    `alter table vacancy_checks add column contact_hash text not null default ''`,
    `update vacancy_checks c set
        description_hash = md5(v.description_html),
        pay_hash = md5(jsonb_build_array(v.salary_from, v.salary_to, v.salary_not_disclosed, v.pay_text)::text),
        contact_hash = md5(jsonb_build_array(v.recruiter_name, v.recruiter_email, v.recruiter_whatsapp,
          v.contact_preference, v.interview_address)::text)
      from vacancies v where v.id = c.vacancy_id`,
    // Why it ended by itself; empty for one that staff ended or replaced.
    `alter table vacancy_checks add column ended_because text not null default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
