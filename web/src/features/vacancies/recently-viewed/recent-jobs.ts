import type { VacancyCard } from '@aarambh/contract';
import { readList, readText, writeList } from '../../../platform/browser-storage.ts';
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
export const listRecentJobs = (): RecentJob[] => readList(KEY, isRecentJob).slice(0, MAX_KEPT);

/** Whether jobs may have been opened here. */
export const hasRecentJobs = (): boolean => readText(KEY) !== null;

// Without storage there are no recent jobs.
const store = (jobs: readonly RecentJob[]): boolean => writeList(KEY, jobs.slice(0, MAX_KEPT));

/** Stores a job as the last opened. */
export function rememberJob({ vacancyID, isManualPostedJob, jobTitle, orgName, locations }: VacancyCard): void {
  const job = { vacancyID, isManualPostedJob, jobTitle, orgName, place: locations[0] ?? '' };
  store([job, ...listRecentJobs().filter((other) => other.vacancyID !== vacancyID)]);
}

/** Clears all jobs opened here. */
export const forgetRecentJobs = (): void => void store([]);
