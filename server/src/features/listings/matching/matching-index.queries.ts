import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { describeMatchable } from './describe-matchable.ts';

/** Takes vacancies off the queue, oldest first, which nobody else then gets; they come back if the transaction fails. */
export async function takeQueued(tx: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    delete from matching_queue where vacancy_id in (
      select vacancy_id from matching_queue where due_at <= ${now}
      order by due_at, vacancy_id limit ${limit} for update skip locked
    ) returning vacancy_id`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id).sort((a, b) => a - b);
}

/** Those of the vacancies that search shows, as their postings have them. */
export async function listToMatch(tx: Db, vacancyIds: number[]) {
  return await tx
    .selectFrom('vacancies')
    .innerJoin('vacancy_search', 'vacancy_search.vacancy_id', 'vacancies.id')
    .select(['vacancies.id', 'skills', 'locations', 'job_modes', 'salary_to', 'salary_not_disclosed'])
    .where(sql<boolean>`vacancies.id = any(${vacancyIds}::int[])`)
    .execute();
}

const listsOf = (vacancyIds: number[]) => sql`
  select skill_key, place_key, posted_at, vacancy_id from matchable_vacancies,
    unnest(array_append(skill_keys, '')) skill_key, unnest(array_append(place_keys, '')) place_key
  where vacancy_id = any(${vacancyIds}::int[])`;

export async function addToLists(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`
    insert into matching_lists (skill_key, place_key, posted_at, vacancy_id)
    ${listsOf(vacancyIds)} order by 1, 2, 3`.execute(tx);
}

/** One row after the other through the index: left to itself the planner may read the whole table. */
export async function takeOffLists(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`
    delete from matching_lists where ctid = any(array(
      select found.row from (${listsOf(vacancyIds)}) listed cross join lateral (
        select ctid as row from matching_lists known
        where known.skill_key = listed.skill_key and known.place_key = listed.place_key
          and known.posted_at = listed.posted_at and known.vacancy_id = listed.vacancy_id limit 1
      ) found
    ))`.execute(tx);
}

/** Those of the vacancies that matching knows, held until the transaction ends. */
export async function lockMatchable(tx: Db, vacancyIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    select vacancy_id from matchable_vacancies where vacancy_id = any(${vacancyIds}::int[])
    order by vacancy_id for update`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id);
}

export async function dropMatchable(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`delete from matchable_vacancies where vacancy_id = any(${vacancyIds}::int[])`.execute(tx);
}

/** A vacancy as describeMatchable has it, by its id. */
export type MatchableRow = ReturnType<typeof describeMatchable> & { id: number };

/** Writes what matching knows of vacancies; they are to be offered to members then. */
export async function writeMatchable(tx: Db, rows: MatchableRow[]): Promise<void> {
  await sql`
    insert into matchable_vacancies
      (vacancy_id, posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to)
    select id, posted_at, row.skill_keys, row.place_keys, experience_from_years, experience_to_years, row.salary_to
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (id int, skill_keys text[], place_keys text[], salary_to int)
    join vacancies using (id)`.execute(tx);
}
