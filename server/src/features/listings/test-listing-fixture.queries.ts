import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { locationKey, skillKey } from '../profile/index.ts';

/** Test helper: deletes all vacancies and accounts with their data. */
export async function clearFixture(db: Db): Promise<void> {
  await sql`truncate vacancies, accounts, matching_lists, skill_counts, limit_counters restart identity cascade`.execute(
    db,
  );
}

export interface TestMember {
  skills: string[];
  places: string[];
  months: number | null;
  salary: number | null;
  jobMode: number | null;
}

/** Test helper: inserts accounts with a profile and a priority-listing plan. Returns their ids in order. */
export async function insertMembers(db: Db, members: TestMember[], now: Date): Promise<number[]> {
  const rows = members.map((member, i) => ({
    id: 5_000 + i,
    months: member.months,
    salary: member.salary,
    mode: member.jobMode,
    skills: [...new Set(member.skills.map(skillKey))],
    places: [...new Set(member.places.map(locationKey))],
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as row (id int, months int, salary int, mode int, skills text[], places text[])`;
  await sql`
    insert into accounts (id, full_name, country_id, mobile_no, email) overriding system value
    select id, 'Member', 105, '9876543210', 'member.' || id || '@example.com' from ${given}`.execute(db);
  await sql`
    insert into work_profiles (account_id, experience_months, annual_salary, job_mode_id)
    select id, months, salary, mode from ${given}`.execute(db);
  await sql`
    insert into job_seeker_skills (account_id, skill, skill_key, added_at)
    select id, skill, skill, now() from ${given}, unnest(skills) skill`.execute(db);
  await sql`
    insert into preferred_locations (account_id, location, location_key, added_at)
    select id, place, place, now() from ${given}, unnest(places) place`.execute(db);
  await sql`
    insert into purchased_plans (account_id, plan_name, starts_at, expires_at, vacancies, priority_listing)
    select id, 'Premium', ${now}::timestamptz - interval '1 day', ${now}::timestamptz + interval '30 days', 30, true
    from ${given}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Test helper: index entries of a skill, one line per place with its vacancies, newest first. */
export async function listListEntries(db: Db, skill: string): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select place_key || ': ' || string_agg(vacancy_id::text, ' ' order by posted_at desc, vacancy_id desc) as list
    from matching_lists where skill_key = ${skill} group by place_key order by place_key`.execute(db);
  return rows.map(({ list }) => list);
}

/** Test helper: inserts an application, withdrawn if a time is given. */
export async function insertApplication(db: Db, accountId: number, vacancyId: number, withdrawnAt?: Date) {
  await sql`
    with resume as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256, replaced_at)
      values (${accountId}, ${`resumes/${accountId}-${vacancyId}`}, 'cv.pdf', 'application/pdf', 1, 'x', now())
      returning id
    )
    insert into applications (account_id, vacancy_id, resume_id, status, withdrawn_at)
    select ${accountId}, ${vacancyId}, id, ${withdrawnAt ? 'Withdrawn' : 'Sent'}, ${withdrawnAt ?? null}::timestamptz
    from resume`.execute(db);
}

/** Test helper: makes all sessions permanent, so that tests can advance the clock. */
export async function keepSignedIn(db: Db): Promise<void> {
  await sql`update sessions set expires_at = 'infinity', idle_minutes = 1000000`.execute(db);
}
