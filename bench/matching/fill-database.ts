import { sql } from 'kysely';
import { updateMatchingIndex } from '../../server/src/features/listings/matching/update-matching-index.ts';
import { locationKey, skillKey } from '../../server/src/features/profile/index.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { timed } from '../measure.ts';
import type { Scratch } from '../scratch-database.ts';
import type { Persona } from './personas.ts';

/** Rows of one statement. */
const SLICE = 2_000;

/** Only the columns that matching and cards read; descriptions and search lexemes for a million rows would take hours. */
const rowOf = (posting: VacancyPosting) => ({
  kind: posting.kind,
  source_id: posting.sourceId,
  title: posting.title,
  skills: posting.skills,
  locations: posting.locations,
  job_modes: posting.jobModes,
  experience_from_years: posting.experienceFromYears,
  experience_to_years: posting.experienceToYears,
  salary_from: posting.salaryFromPaise,
  salary_to: posting.salaryToPaise,
  salary_not_disclosed: posting.salaryNotDisclosed,
  posted_at: posting.postedAt,
  expires_at: posting.expiresAt,
});

const columns = sql.raw(Object.keys(rowOf({} as VacancyPosting)).join(', '));

/** Inserts postings as live vacancies and indexes them for matching. Returns their ids in input order. */
export async function addVacancies(
  { context }: Scratch,
  postings: VacancyPosting[],
): Promise<{ ids: number[]; perSecond: number }> {
  const { db } = context;
  await sql`insert into companies (name, folded_name) values ('Bench', 'bench') on conflict do nothing`.execute(db);
  for (let i = 0; i < postings.length; i += SLICE) {
    const rows = postings.slice(i, i + SLICE).map(rowOf);
    await sql`
      insert into vacancies (status, company_id, source, description_html, ${columns})
      select 'live', companies.id, 'bench', '', ${columns} from companies,
        jsonb_populate_recordset(null::vacancies, ${JSON.stringify(rows)}::text::jsonb)
      where folded_name = 'bench'`.execute(db);
  }
  await sql`
    insert into vacancy_search (vacancy_id, company_id, posted_at, expires_at, lex)
    select id, company_id, posted_at, expires_at, '' from vacancies`.execute(db);
  await sql`insert into matching_queue (vacancy_id, due_at) select id, posted_at from vacancies`.execute(db);
  await sql`analyze`.execute(db);
  const { ms } = await timed(() => updateMatchingIndex(context));
  const rows = await db.selectFrom('vacancies').select(['id', 'source_id']).execute();
  const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]));
  return {
    ids: postings.map(({ sourceId }) => ids.get(sourceId) ?? 0),
    perSecond: postings.length / (ms / 1_000),
  };
}

/**
 * Copies existing vacancies up to `size`, each with its own posting time, together with their rows in the matching tables.
 */
export async function copyVacancies({ context }: Scratch, size: number, from: number): Promise<void> {
  const { db } = context;
  const longTask = (statement: ReturnType<typeof sql>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await statement.execute(tx);
    });
  const copies = Math.ceil(size / from) - 1;
  if (copies < 1) return;
  await longTask(sql`
    insert into vacancies (status, company_id, source, description_html, ${columns})
    select 'live', company_id, 'bench', '', kind, source_id || '-' || copy, title, skills, locations, job_modes,
      experience_from_years, experience_to_years, salary_from, salary_to, salary_not_disclosed,
      now() - (now() - posted_at) * (0.5 + random()), now() + interval '40 days'
    from vacancies, generate_series(1, ${copies}::int) copy limit ${size - from}`);
  await longTask(sql`
    insert into vacancy_search (vacancy_id, company_id, posted_at, expires_at, lex)
    select id, company_id, posted_at, expires_at, '' from vacancies on conflict do nothing`);
  await longTask(sql`
    insert into matchable_vacancies (vacancy_id, posted_at, skill_keys, place_keys, experience_from_years,
      experience_to_years, salary_to, offered_at)
    select copy.id, copy.posted_at, known.skill_keys, known.place_keys, copy.experience_from_years,
      copy.experience_to_years, known.salary_to, now()
    from vacancies copy
      join vacancies original on original.source_id = regexp_replace(copy.source_id, '^(\\w+-\\d+)-\\d+$', '\\1')
      join matchable_vacancies known on known.vacancy_id = original.id
    where copy.id <> original.id`);
  await longTask(sql`drop index matching_lists_newest`);
  await longTask(sql`truncate matching_lists, skill_counts`);
  await longTask(sql`
    insert into matching_lists (skill_key, place_key, posted_at, vacancy_id)
    select skill_key, place_key, posted_at, vacancy_id from matchable_vacancies,
      unnest(array_append(skill_keys, '')) skill_key, unnest(array_append(place_keys, '')) place_key`);
  await longTask(sql`
    insert into skill_counts select skill_key, count(*) from matching_lists where place_key = '' group by skill_key`);
  await longTask(sql`
    create unique index matching_lists_newest
      on matching_lists (skill_key, place_key, posted_at desc, vacancy_id desc)`);
}

/** Inserts accounts with profiles, each with a running plan that has priority listing and credits. Returns their ids. */
export async function addMembers({ context }: Scratch, personas: Persona[]): Promise<number[]> {
  const { db } = context;
  const { rows: first } = await sql<{ id: number }>`select coalesce(max(id), 1000) + 1 as id from accounts`.execute(db);
  const from = first[0]?.id ?? 1001;
  for (let i = 0; i < personas.length; i += SLICE) {
    const rows = personas.slice(i, i + SLICE).map((persona, j) => ({
      id: from + i + j,
      months: persona.experienceMonths,
      salary: persona.annualSalary,
      skills: [...new Set(persona.skills.map(skillKey))],
      places: [...new Set(persona.places.map(locationKey))],
    }));
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (id int, months int, salary int, skills text[], places text[])`;
    await sql`
      insert into accounts (id, full_name, country_id, mobile_no, email, password_hash) overriding system value
      select id, 'Member', 105, '9876543210', 'member.' || id || '@example.com', 'x' from ${given}`.execute(db);
    await sql`
      insert into work_profiles (account_id, experience_months, annual_salary)
      select id, months, salary from ${given}`.execute(db);
    await sql`
      insert into job_seeker_skills (account_id, skill, skill_key, added_at)
      select id, skill, skill, now() from ${given}, unnest(skills) skill`.execute(db);
    await sql`
      insert into preferred_locations (account_id, location, location_key, added_at)
      select id, place, place, now() from ${given}, unnest(places) place`.execute(db);
    await sql`
      insert into purchased_plans (account_id, plan_name, starts_at, expires_at, vacancies, priority_listing)
      select id, 'Bench', now() - interval '1 day', now() + interval '30 days', 30, true from ${given}`.execute(db);
  }
  return personas.map((_, i) => from + i);
}
