import type { VacancyCard } from '@aarambh/contract';
import { RECENT_JOBS_KEY as KEY } from '../../../platform/session/session.ts';

/** Jobs opened in this browser: local storage under a key of their own; nothing is sent. */
const MAX_KEPT = 8;

/** The stored fields of a job: enough to name and open it. */
export type RecentJob = Pick<VacancyCard, 'vacancyID' | 'isManualPostedJob' | 'jobTitle' | 'orgName'> & {
  place: string;
};

const isRecentJob = (value: unknown): value is RecentJob => {
  const job = value as Partial<RecentJob> | null;
  return (
    typeof job === 'object' &&
    Number.isSafeInteger(job?.vacancyID) &&
    typeof job?.isManualPostedJob === 'boolean' &&
    [job.jobTitle, job.orgName, job.place].every((text) => typeof text === 'string')
  );
};

/** Jobs opened here, the last first. Empty when the browser stores nothing, or something else is stored. */
export function listRecentJobs(): RecentJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentJob).slice(0, MAX_KEPT) : [];
  } catch {
    // Storage is blocked in some private modes.
    return [];
  }
}

/** Whether jobs may have been opened here. */
export function hasRecentJobs(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function store(jobs: readonly RecentJob[]): void {
  try {
    if (jobs.length > 0) localStorage.setItem(KEY, JSON.stringify(jobs.slice(0, MAX_KEPT)));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there are no recent jobs.
  }
}

/** Stores a job as the last opened. */
export function rememberJob({ vacancyID, isManualPostedJob, jobTitle, orgName, locations }: VacancyCard): void {
  const job = { vacancyID, isManualPostedJob, jobTitle, orgName, place: locations[0] ?? '' };
  store([job, ...listRecentJobs().filter((other) => other.vacancyID !== vacancyID)]);
}

/** Clears all jobs opened here. */
export const forgetRecentJobs = (): void => store([]);
