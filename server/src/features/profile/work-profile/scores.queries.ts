import type { ProfileScore } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Profile score: the weight of each section; together 100. */
const weights = {
  Resume: 20,
  Picture: 5,
  'Work profile': 20,
  Address: 10,
  'Preferred locations': 10,
  Skills: 15,
  'Mobile verified': 10,
  'Email verified': 10,
} as const;

/** Number of skills that completes the section. */
const SKILLS_TO_COMPLETE = 5;

/** Lists the weight of each profile section, and whether the account has completed it. */
export async function listScores(db: Db, accountId: number): Promise<ProfileScore[]> {
  const { rows } = await sql<Record<keyof typeof weights, boolean>>`
    select
      exists (select from resumes where account_id = accounts.id and replaced_at is null) as "Resume",
      exists (select from pictures where account_id = accounts.id and status <> 'Rejected') as "Picture",
      exists (
        select from work_profiles where account_id = accounts.id and num_nulls(
          gender, annual_salary, notice_period, ready_to_relocate, job_mode_id, experience_months
        ) = 0
      ) as "Work profile",
      exists (select from addresses where account_id = accounts.id) as "Address",
      exists (select from preferred_locations where account_id = accounts.id) as "Preferred locations",
      (select count(*) from job_seeker_skills where account_id = accounts.id) >= ${SKILLS_TO_COMPLETE} as "Skills",
      mobile_verified_at is not null as "Mobile verified",
      email_verified_at is not null as "Email verified"
    from accounts where id = ${accountId}`.execute(db);
  return Object.entries(weights).map(([sectionName, score]) => ({
    sectionName,
    score,
    isCompleted: rows[0]?.[sectionName as keyof typeof weights] ?? false,
  }));
}
