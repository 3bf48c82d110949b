import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isIndexedLive } from '../../vacancies/index.ts';
import { isKnownToAccount } from '../known-vacancies.queries.ts';
import type { Matchable } from './score-vacancy.ts';

/** A list of the matching index: the newest vacancies with a skill in a place; '' means any. */
export interface CandidateList {
  skill: string;
  place: string;
  /** Minimum points of its vacancies for the skill and for the place. */
  skillPoints: number;
  placePoints: number;
}

export interface CandidateQuery {
  accountId: number;
  lists: CandidateList[];
  /** Maximum number of vacancies read from each list. */
  rowsPerList: number;
  /** Maximum number of vacancies returned: those with the most points, newer first on a tie. */
  limit: number;
  /** Maximum points for skills. */
  maxSkillPoints: number;
  /** Points of a vacancy posted now, and their half-life in days. */
  recencyPoints: number;
  recencyHalfLifeDays: number;
  /** Excludes vacancies that the account knows (known-vacancies.queries.ts). */
  exceptKnown: boolean;
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
 * Candidate selection: live vacancies that may match an account best, without those it has applied to or returned as not
 * relevant. Reads a bounded
 * number of the newest index entries of each list, so the cost does not grow with the number of vacancies.
 */
export async function listCandidates(db: Db, wanted: CandidateQuery, now: Date): Promise<Matchable[]> {
  const { lists } = wanted;
  const column = <T>(pick: (list: CandidateList) => T) => lists.map(pick);
  // float8, since the power of numeric, the type of extract, is slow.
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
        order by posted_at desc, vacancy_id desc limit ${wanted.rowsPerList}
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
      ) and not exists (
        select from priority_listings listed
        where listed.account_id = ${wanted.accountId} and listed.vacancy_id = skilled.vacancy_id
          and listed.returned_at is not null
      ) and not (${wanted.exceptKnown}::boolean
        and ${isKnownToAccount(sql`${wanted.accountId}::int`, sql`skilled.vacancy_id`)})
      group by vacancy_id
      order by least(sum(skill_points), ${wanted.maxSkillPoints}::float8) + max(place_points)
        + ${wanted.recencyPoints}::float8 * 0.5::float8 ^ (${age} / ${wanted.recencyHalfLifeDays}::float8) desc, vacancy_id desc
      limit ${wanted.limit}
    )
    select vacancy_id, known.posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to
    from ranked join matchable_vacancies known using (vacancy_id) join vacancy_search using (vacancy_id)
    where ${isIndexedLive(now)}`.execute(db);
  return rows.map(toMatchable);
}

const toMatchable = (row: Row): Matchable => ({
  vacancyId: row.vacancy_id,
  postedAt: row.posted_at,
  skills: row.skill_keys,
  places: row.place_keys,
  experienceFromYears: row.experience_from_years,
  experienceToYears: row.experience_to_years,
  salaryTo: row.salary_to,
});

/** Matching entries of the given vacancies that are live. */
export async function listMatchable(db: Db, vacancyIds: number[], now: Date): Promise<Matchable[]> {
  const { rows } = await sql<Row>`
    select vacancy_id, known.posted_at, skill_keys, place_keys, experience_from_years, experience_to_years, salary_to
    from matchable_vacancies known join vacancy_search using (vacancy_id)
    where vacancy_id = any(${vacancyIds}::int[]) and ${isIndexedLive(now)}`.execute(db);
  return rows.map(toMatchable);
}
