import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { COUNTRY_KEY, type Seeker } from './score-vacancy.ts';

/** Profile row of a job seeker. */
export interface ProfileRow {
  account_id: number;
  skill_keys: string[];
  location_keys: string[];
  locations: string[];
  job_mode_id: number | null;
  experience_months: number | null;
  annual_salary: number | null;
}

/** Id of 'Work From Home' in profile/work-profile/job-modes.ts. */
const HOME_MODE_ID = 2;

export function toSeeker(row: ProfileRow): Seeker {
  const places = new Map(row.location_keys.map((key, i) => [key, row.locations[i] ?? key]));
  const acceptsAnyPlace = places.delete(COUNTRY_KEY) || places.size === 0;
  return {
    skills: new Set(row.skill_keys),
    places,
    acceptsAnyPlace,
    prefersHome: row.job_mode_id === HOME_MODE_ID,
    experienceMonths: row.experience_months,
    annualSalary: row.annual_salary,
  };
}

/** SQL columns of a profile row; the query must have a relation `member` with an `account_id`. */
export const profileColumns = sql`
  array(select skill_key from job_seeker_skills s where s.account_id = member.account_id order by id) as skill_keys,
  array(select location_key from preferred_locations l where l.account_id = member.account_id order by id) as location_keys,
  array(select location from preferred_locations l where l.account_id = member.account_id order by id) as locations,
  (select job_mode_id from work_profiles w where w.account_id = member.account_id) as job_mode_id,
  (select experience_months from work_profiles w where w.account_id = member.account_id) as experience_months,
  (select annual_salary from work_profiles w where w.account_id = member.account_id) as annual_salary`;

/** The profile of an account for matching. */
export async function findSeeker(db: Db, accountId: number): Promise<Seeker> {
  const { rows } = await sql<ProfileRow>`
    select account_id, ${profileColumns} from (select ${accountId}::int as account_id) member`.execute(db);
  return toSeeker(rows[0] as ProfileRow);
}
