import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isFoundLive } from '../../vacancies/index.ts';
import type { Matchable } from './score-vacancy.ts';

/** A list of matching to look into: the newest vacancies with a skill in a place, '' for any. */
export interface ListToRead {
  skill: string;
  place: string;
  /** The points a vacancy of it gets at least for the skill, and for the place. */
  skillPoints: number;
  placePoints: number;
}

export interface Candidates {
  accountId: number;
  lists: ListToRead[];
  /** Vacancies taken of each list. */
  deep: number;
  /** Vacancies answered: those whose points on the lists are the most, the newer of two alike. */
  limit: number;
  /** The most points skills can give. */
  mostSkillPoints: number;
  /** Points of a vacancy posted this moment, and after how many days they are half. */
  newPoints: number;
  halfNewDays: number;
  /** Leaves out what is on the priority listing already. */
  exceptListed: boolean;
}

interface Row {
  vacancy_id: number;
  posted_at: Date;
  skill_keys: string[];
  place_keys: string[];
  experience_from_years: number | null;
  experience_to_years: number | null;
  salary_to: number | null;
}

/**
 * Live vacancies that may be among the best for an account, never those it has applied to. However many there are, only
 * the newest of each list are read, each list from its index.
 */
export async function listCandidates(db: Db, wanted: Candidates, now: Date): Promise<Matchable[]> {
  const { lists } = wanted;
  const column = <T>(pick: (list: ListToRead) => T) => lists.map(pick);
  // Not as numeric, which extract answers: its powers are slow.
  const age = sql`extract(epoch from ${now}::timestamptz - max(posted_at))::float8 / 86400`;
  const { rows } = await sql<Row>`
    with found as (
      select newest.vacancy_id, newest.posted_at, list.skill, list.skill_points, list.place_points
      from unnest(${column(({ skill }) => skill)}::text[], ${column(({ place }) => place)}::text[],
        ${column(({ skillPoints }) => skillPoints)}::float8[], ${column(({ placePoints }) => placePoints)}::float8[])
        as list (skill, place, skill_points, place_points)
      cross join lateral (
        select vacancy_id, posted_at from matching_lists
        where skill_key = list.skill and place_key = list.place
        order by posted_at desc, vacancy_id desc limit ${wanted.deep}
      ) newest
    ),
    skilled as (
      select vacancy_id, skill, max(posted_at) as posted_at, max(skill_points) as skill_points,
        max(place_points) as place_points
      from found group by vacancy_id, skill
    ),
    ranked as (
      select vacancy_id from skilled
      where not exists (
        select from applications
        where applications.account_id = ${wanted.accountId} and applications.vacancy_id = skilled.vacancy_id
      ) and not (${wanted.exceptListed}::boolean and exists (
        select from priority_listings listed
        where listed.account_id = ${wanted.accountId} and listed.vacancy_id = skilled.vacancy_id
      ))
      group by vacancy_id
      order by least(sum(skill_points), ${wanted.mostSkillPoints}::float8) + max(place_points)
        + ${wanted.newPoints}::float8 * 0.5::float8 ^ (${age} / ${wanted.halfNewDays}::float8) desc, vacancy_id desc
      limit ${wanted.limit}
    )
    select vacancy_id, known.posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to
    from ranked join matchable_vacancies known using (vacancy_id) join vacancy_search using (vacancy_id)
    where ${isFoundLive(now)}`.execute(db);
  return rows.map(matchableOf);
}

const matchableOf = (row: Row): Matchable => ({
  vacancyId: row.vacancy_id,
  postedAt: row.posted_at,
  skills: row.skill_keys,
  places: row.place_keys,
  experienceFromYears: row.experience_from_years,
  experienceToYears: row.experience_to_years,
  salaryTo: row.salary_to,
});

/** Vacancies by their ids, of those that are live. */
export async function listMatchable(db: Db, vacancyIds: number[], now: Date): Promise<Matchable[]> {
  const { rows } = await sql<Row>`
    select vacancy_id, known.posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to
    from matchable_vacancies known join vacancy_search using (vacancy_id)
    where vacancy_id = any(${vacancyIds}::int[]) and ${isFoundLive(now)}`.execute(db);
  return rows.map(matchableOf);
}
