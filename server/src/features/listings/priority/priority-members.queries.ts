import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { hasPriorityCredit } from '../../billing/plans/index.ts';

/** A member with a priority listing and credits left. */
export interface DueMember {
  accountId: number;
  /** Newest grant with credits left. */
  grantId: number;
  /** Version of the profile. */
  changes: number;
}

const members = (now: Date) => sql`
  select account_id, max(purchased_plans.id) as grant_id from purchased_plans
  where ${hasPriorityCredit(now)}
    and exists (select from accounts where accounts.id = account_id and accounts.deleted_at is null)
  group by account_id`;

/** Number of members with a priority listing and credits left. */
export async function countMembers(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${members(now)}) member`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Members not matched today, or whose plan or profile has changed since. */
export async function listDueMembers(db: Db, today: string, limit: number, now: Date): Promise<DueMember[]> {
  const { rows } = await sql<DueMember>`
    select account_id as "accountId", member.grant_id as "grantId", coalesce(profile.changes, 0) as changes
    from (${members(now)}) member
      left join priority_members known using (account_id) left join profile_changes profile using (account_id)
    where known.account_id is null or known.looked_on <> ${today}::date or known.grant_id < member.grant_id
      or known.changes <> coalesce(profile.changes, 0)
    order by account_id limit ${limit}`.execute(db);
  return rows;
}

/** Records that a member was matched, with the plan and profile version used. */
export async function markMatched(db: Db, { accountId, grantId, changes }: DueMember, today: string): Promise<void> {
  const matched = { looked_on: today, grant_id: grantId, changes };
  await db
    .insertInto('priority_members')
    .values({ account_id: accountId, ...matched, mailed_on: null })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(matched))
    .execute();
}

/** Makes all members due for matching. */
export async function markAllMembersDue(db: Db): Promise<void> {
  await db.updateTable('priority_members').set({ changes: -1 }).execute();
}

/** Vacancies not offered to members since they became live or changed, by id. */
export async function listNotOffered(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('matchable_vacancies')
    .select('vacancy_id')
    .where('offered_at', 'is', null)
    .orderBy('vacancy_id')
    .limit(limit)
    .execute();
  return rows.map(({ vacancy_id }) => vacancy_id);
}

/** Marks the given vacancies, or all, as offered. */
export async function markOffered(db: Db, now: Date, vacancyIds?: number[]): Promise<void> {
  await db
    .updateTable('matchable_vacancies')
    .set({ offered_at: now })
    .where('offered_at', 'is', null)
    .$if(vacancyIds !== undefined, (query) => query.where(sql<boolean>`vacancy_id = any(${vacancyIds ?? []}::int[])`))
    .execute();
}
