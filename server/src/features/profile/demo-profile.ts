import type { Platform } from '../../platform/platform.ts';
import { addPreferredLocation } from './add-preferred-location.ts';
import { addSkill } from './add-skill.ts';
import { collectSkills } from './known-skills.ts';
import { readLocation } from './read-location.ts';
import { saveWorkProfile } from './save-work-profile.ts';

const SKILLS = ['Tally', 'Accounting', 'GST', 'Bank Reconciliation', 'MS Excel', 'TDS', 'Balance Sheet'];
const PLACES = ['Bengaluru', 'Hyderabad', 'Chennai', 'Mumbai', 'Pune'];

/** Lets an account say of itself what an accountant of some years would. */
export async function makeDemoProfile(platform: Platform, accountId: number): Promise<void> {
  const known = collectSkills([]);
  for (const skill of SKILLS) await addSkill(platform, accountId, skill, known);
  for (const place of PLACES) {
    await addPreferredLocation(platform, accountId, await readLocation(place, async () => []));
  }
  await saveWorkProfile(platform, accountId, {
    gender: 'Male',
    annual_salary: 420_000,
    notice_period: '1 Month',
    ready_to_relocate: true,
    job_mode_id: 1,
    experience_months: 62,
  });
}
