import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { extractMatchingKeys } from './extract-matching-keys.ts';

/** Dequeues due vacancies, oldest first, each for one transaction only; they stay queued if it fails. */
export async function dequeueVacancies(tx: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    delete from matching_queue where vacancy_id in (
      select vacancy_id from matching_queue where due_at <= ${now}
      order by due_at, vacancy_id limit ${limit} for update skip locked
    ) returning vacancy_id`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id).sort((a, b) => a - b);
}

/** The given vacancies that are in the search index, with the fields matching uses. */
export async function listSearchable(tx: Db, vacancyIds: number[]) {
  return await tx
    .selectFrom('vacancies')
    .innerJoin('vacancy_search', 'vacancy_search.vacancy_id', 'vacancies.id')
    .select(['vacancies.id', 'skills', 'locations', 'job_modes', 'salary_to', 'salary_not_disclosed'])
    .where(sql<boolean>`vacancies.id = any(${vacancyIds}::int[])`)
    .execute();
}

const listEntriesOf = (vacancyIds: number[]) => sql`
  select skill_key, place_key, posted_at, vacancy_id from matchable_vacancies,
    unnest(array_append(skill_keys, '')) skill_key, unnest(array_append(place_keys, '')) place_key
  where vacancy_id = any(${vacancyIds}::int[])`;

export async function insertListEntries(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`
    insert into matching_lists (skill_key, place_key, posted_at, vacancy_id)
    ${listEntriesOf(vacancyIds)} order by 1, 2, 3`.execute(tx);
}

/** Deletes list entries with one index lookup each; otherwise the planner may scan the whole table. */
export async function deleteListEntries(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`
    delete from matching_lists where ctid = any(array(
      select found.row from (${listEntriesOf(vacancyIds)}) listed cross join lateral (
        select ctid as row from matching_lists known
        where known.skill_key = listed.skill_key and known.place_key = listed.place_key
          and known.posted_at = listed.posted_at and known.vacancy_id = listed.vacancy_id limit 1
      ) found
    ))`.execute(tx);
}

/** Locks the given vacancies that are in the matching index until the transaction ends. Returns their ids. */
export async function lockIndexed(tx: Db, vacancyIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    select vacancy_id from matchable_vacancies where vacancy_id = any(${vacancyIds}::int[])
    order by vacancy_id for update`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id);
}

export async function deleteIndexed(tx: Db, vacancyIds: number[]): Promise<void> {
  await sql`delete from matchable_vacancies where vacancy_id = any(${vacancyIds}::int[])`.execute(tx);
}

/** Matching keys of a vacancy. */
export type MatchableRow = ReturnType<typeof extractMatchingKeys> & { id: number };

/** Inserts vacancies into the matching index; they are not yet offered to members. */
export async function insertIndexed(tx: Db, rows: MatchableRow[]): Promise<void> {
  await sql`
    insert into matchable_vacancies
      (vacancy_id, posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to)
    select id, posted_at, row.skill_keys, row.place_keys, experience_from_years, experience_to_years, row.salary_to
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as row (id int, skill_keys text[], place_keys text[], salary_to int)
    join vacancies using (id)`.execute(tx);
}
