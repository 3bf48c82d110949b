import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { COUNTRY_KEY, type Seeker } from './score-vacancy.ts';

/** A profile as the tables have it; the database makes the arrays. */
export interface ProfileRow {
  account_id: number;
  skill_keys: string[];
  location_keys: string[];
  locations: string[];
  job_mode_id: number | null;
  experience_months: number | null;
  annual_salary: number | null;
}

/** The id profile/work-profile/job-modes.ts has for work from home. */
const HOME_MODE = 2;

export function seekerOf(row: ProfileRow): Seeker {
  const places = new Map(row.location_keys.map((key, i) => [key, row.locations[i] ?? key]));
  const isAnywhereFine = places.delete(COUNTRY_KEY) || places.size === 0;
  return {
    skills: new Set(row.skill_keys),
    places,
    isAnywhereFine,
    wantsHome: row.job_mode_id === HOME_MODE,
    experienceMonths: row.experience_months,
    annualSalary: row.annual_salary,
  };
}

/** What a profile says, for the account that `account_id` of the query stands for. */
export const profileColumns = sql`
  array(select skill_key from job_seeker_skills s where s.account_id = member.account_id order by id) as skill_keys,
  array(select location_key from preferred_locations l where l.account_id = member.account_id order by id) as location_keys,
  array(select location from preferred_locations l where l.account_id = member.account_id order by id) as locations,
  (select job_mode_id from work_profiles w where w.account_id = member.account_id) as job_mode_id,
  (select experience_months from work_profiles w where w.account_id = member.account_id) as experience_months,
  (select annual_salary from work_profiles w where w.account_id = member.account_id) as annual_salary`;

/** What the profile of an account says of the work it looks for. */
export async function findSeeker(db: Db, accountId: number): Promise<Seeker> {
  const { rows } = await sql<ProfileRow>`
    select account_id, ${profileColumns} from (select ${accountId}::int as account_id) member`.execute(db);
  return seekerOf(rows[0] as ProfileRow);
}
