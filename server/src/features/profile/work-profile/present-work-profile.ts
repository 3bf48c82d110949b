import type { ProfileDetails } from '@aarambh/contract';
import { findJobMode } from './job-modes.ts';
import type { WorkProfileRow } from './work-profile.queries.ts';

/** Formats a work profile for display; unspecified parts are empty or null. */
export function presentWorkProfile(row: WorkProfileRow | undefined): ProfileDetails {
  const total = row?.experience_months ?? null;
  const years = total === null ? null : Math.floor(total / 12);
  const months = total === null ? null : total % 12;
  const canMove = row?.ready_to_relocate ?? null;
  const jobMode = findJobMode(row?.job_mode_id ?? 0);
  return {
    gender: row?.gender ?? '',
    currentExperience: total === null ? '' : `${years} Year(s), ${months} Month(s)`,
    currentAnnualSalary: row?.annual_salary ?? null,
    noticePeriod: row?.notice_period ?? '',
    readyToReallocate: canMove === null ? '' : canMove ? 'Yes' : 'No',
    jobMode: jobMode?.jobMode ?? '',
    years,
    months,
    jobModeID: jobMode?.jobModeID ?? null,
  };
}
