import type { AppContext } from '../../app-context.ts';
import { readLocation } from './address/read-location.ts';
import { addPreferredLocation } from './preferences/add-preferred-location.ts';
import { addSkill } from './skills/add-skill.ts';
import { collectSkills } from './skills/known-skills.ts';
import { saveWorkProfile } from './work-profile/save-work-profile.ts';

const SKILLS = ['Tally', 'Accounting', 'GST', 'Bank Reconciliation', 'MS Excel', 'TDS', 'Balance Sheet'];
const PLACES = ['Bengaluru', 'Hyderabad', 'Chennai', 'Mumbai', 'Pune'];

/** Lets an account say of itself what an accountant of some years would. */
export async function makeDemoProfile(context: AppContext, accountId: number): Promise<void> {
  const known = collectSkills([]);
  for (const skill of SKILLS) await addSkill(context, accountId, skill, known);
  for (const place of PLACES) {
    await addPreferredLocation(context, accountId, await readLocation(place, async () => []));
  }
  await saveWorkProfile(context, accountId, {
    gender: 'Male',
    annual_salary: 420_000,
    notice_period: '1 Month',
    ready_to_relocate: true,
    job_mode_id: 1,
    experience_months: 62,
  });
}
