import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { hasPriorityCredit } from '../../billing/plans/index.ts';
import { isKnownToAccount } from '../known-vacancies.queries.ts';
import { type ProfileRow, profileColumns } from './seeker.queries.ts';

interface MemberQuery {
  vacancyId: number;
  weighed: readonly { skill: string; weight: number }[];
  /** Every member who shares enough skills has at least one of these. */
  selectiveSkills: readonly string[];
  /** Minimum weight of the shared skills. */
  enough: number;
  /** The member must prefer one of these places or have no preferred place; undefined to skip the check. */
  places: string[] | undefined;
  /** Start of the current day in IST. */
  today: Date;
  /** Maximum number of listings per member and day. */
  perDay: number;
  limit: number;
}

/**
 * Profiles of members who share enough of a vacancy's skills, match its places, and may get it on their priority listing:
 * with credits and listings left for today, and who do not know it. Most shared skills first.
 */
export async function listMatchingMembers(db: Db, wanted: MemberQuery, now: Date): Promise<ProfileRow[]> {
  const { vacancyId, weighed, selectiveSkills, places } = wanted;
  const isNear = places
    ? sql`exists (select from preferred_locations near
        where near.account_id = sharing.account_id and near.location_key = any(${places}::text[]))
      or not exists (select from preferred_locations any_place where any_place.account_id = sharing.account_id)`
    : sql`true`;
  const { rows } = await sql<ProfileRow>`
    with telling as materialized (
      select distinct account_id from job_seeker_skills where skill_key = any(${selectiveSkills}::text[])
    ),
    sharing as (
      select account_id, sum(weight) as shared
      from unnest(${weighed.map(({ skill }) => skill)}::text[], ${weighed.map(({ weight }) => weight)}::float8[])
        as wanted (skill, weight)
      join job_seeker_skills on skill_key = wanted.skill
      where account_id in (select account_id from telling)
      group by account_id having sum(weight) >= ${wanted.enough}::float8
    ),
    member as materialized (
      select account_id from sharing
      where (${isNear})
        and exists (select from purchased_plans
          where purchased_plans.account_id = sharing.account_id and ${hasPriorityCredit(now)})
        and exists (select from accounts where accounts.id = sharing.account_id and accounts.deleted_at is null)
        and not ${isKnownToAccount(sql`sharing.account_id`, sql`${vacancyId}::int`)}
        and (select count(*) from priority_listings listed
          where listed.account_id = sharing.account_id and listed.listed_at >= ${wanted.today}) < ${wanted.perDay}::int
      order by shared desc, account_id limit ${wanted.limit}
    )
    select account_id, ${profileColumns} from member`.execute(db);
  return rows;
}
