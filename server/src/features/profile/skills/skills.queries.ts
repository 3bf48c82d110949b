import type { JobSeekerSkill } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';

/** Skills of an account in the order they were added. */
export async function listSkills(db: Db, accountId: number): Promise<(JobSeekerSkill & { key: string })[]> {
  return await db
    .selectFrom('job_seeker_skills')
    .select(['id as jobSeekerSkillID', 'skill', 'account_id as accountID', 'skill_key as key'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function insertSkill(
  db: Db,
  accountId: number,
  { skill, key }: { skill: string; key: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('job_seeker_skills')
    .values({ account_id: accountId, skill, skill_key: key, added_at: now })
    .execute();
}

/** Deletes a skill of an account; returns false when the account has no skill of this id. */
export async function deleteSkill(db: Db, accountId: number, skillId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('job_seeker_skills')
    .where('id', '=', skillId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
