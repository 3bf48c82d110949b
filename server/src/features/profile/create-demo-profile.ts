import type { AppContext } from '../../app-context.ts';
import { addPreferredLocation } from './preferences/add-preferred-location.ts';
import { resolveLocation } from './preferences/resolve-location.ts';
import { addSkill } from './skills/add-skill.ts';
import { collectSkills } from './skills/known-skills.ts';
import { saveWorkProfile } from './work-profile/save-work-profile.ts';

const SKILLS = ['Tally', 'Accounting', 'GST', 'Bank Reconciliation', 'MS Excel', 'TDS', 'Balance Sheet'];
const PLACES = ['Bengaluru', 'Hyderabad', 'Chennai', 'Mumbai', 'Pune'];

/** Fills the profile of a demo account as an experienced accountant's. */
export async function createDemoProfile(context: AppContext, accountId: number): Promise<void> {
  const known = collectSkills([]);
  for (const skill of SKILLS) await addSkill(context, accountId, skill, known);
  for (const place of PLACES) {
    await addPreferredLocation(context, accountId, await resolveLocation(place, async () => []));
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
