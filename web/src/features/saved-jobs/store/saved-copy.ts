import type { SavedJob } from '@aarambh/contract';
import { parseJson, readText } from '../../../platform/browser-storage.ts';
import { MEMBER_SAVED_JOBS_KEY, readSession } from '../../../platform/session/session.ts';

/**
 * The saved jobs of this browser, cards included, so that they can be read offline: those that a visitor saved, and a copy
 * of those of the signed-in account. The code is part of every first load: what changes them is in `write-saved-copy.ts`.
 */
export const VISITOR_KEY = 'savedJobs';
/** Event of the window when they changed in this tab. */
export const CHANGED = 'aarambh:saved-jobs';

/** An unsent change: the job as it is in the copy, or its removal. */
export type Unsent = 'put' | 'remove';

/** A job that was saved without signing in, or when the session of an account had ended: only that account takes it over. */
export type VisitorJob = SavedJob & { accountID?: number | undefined };

/** Copy of the saved jobs of an account. */
export interface MemberCopy {
  accountID: number;
  jobs: SavedJob[];
  /** By vacancy id. */
  unsent: Record<string, Unsent>;
  /** When the server's list was read, in ms since 1970; 0 for never. */
  readAt: number;
}

const emptyCopy = (accountID: number): MemberCopy => ({ accountID, jobs: [], unsent: {}, readAt: 0 });

const isSavedJob = (value: unknown): value is SavedJob => {
  const job = value as Partial<SavedJob> | null;
  return (
    typeof job?.vacancyID === 'number' &&
    typeof job.jobTitle === 'string' &&
    typeof job.savedOn === 'string' &&
    typeof job.note === 'string' &&
    Array.isArray(job.locations)
  );
};

const listOf = <Job extends SavedJob>(value: unknown): Job[] =>
  Array.isArray(value) ? (value.filter(isSavedJob) as Job[]) : [];

/** All of them, with those that wait for another account. */
export const readStoredJobs = (): VisitorJob[] => listOf(parseJson(readText(VISITOR_KEY)));

/** Whether a job waits for another account than the signed-in one. */
export const isOfOther = ({ accountID }: VisitorJob): boolean =>
  accountID !== undefined && accountID !== (readSession()?.accountID ?? accountID);

/** The jobs that were saved in this browser without signing in, last saved first; none that wait for another account. */
export const readVisitorJobs = (): VisitorJob[] => readStoredJobs().filter((job) => !isOfOther(job));

/** Whether a visitor saved jobs in this browser. */
export const hasVisitorJobs = (): boolean => readText(VISITOR_KEY) !== null;

/** The copy of an account; empty when the browser has none or that of another account. */
export function readMemberCopy(accountID: number): MemberCopy {
  const stored = parseJson(readText(MEMBER_SAVED_JOBS_KEY)) as Partial<MemberCopy> | null;
  if (stored?.accountID !== accountID) return emptyCopy(accountID);
  return { accountID, jobs: listOf(stored.jobs), unsent: stored.unsent ?? {}, readAt: stored.readAt ?? 0 };
}

/** The saved jobs to show: those of the account with those of a visitor that are not taken over yet, last saved first. */
function readJobs(): SavedJob[] {
  const session = readSession();
  const visitorJobs = readVisitorJobs();
  if (!session) {
    // The next user of a shared phone does not see them.
    if (readText(MEMBER_SAVED_JOBS_KEY)) localStorage.removeItem(MEMBER_SAVED_JOBS_KEY);
    return visitorJobs;
  }
  const { jobs } = readMemberCopy(session.accountID);
  const ids = new Set(jobs.map(({ vacancyID }) => vacancyID));
  const waiting = visitorJobs.filter(({ vacancyID }) => !ids.has(vacancyID));
  return [...jobs, ...waiting].sort((a, b) => (a.savedOn < b.savedOn ? 1 : -1));
}

let cached: { raw: string; jobs: SavedJob[]; ids: ReadonlySet<number> } = { raw: '', jobs: [], ids: new Set() };

function current() {
  const raw = `${readSession()?.accountID}\n${readText(VISITOR_KEY)}\n${readText(MEMBER_SAVED_JOBS_KEY)}`;
  if (raw !== cached.raw) {
    const jobs = readJobs();
    cached = { raw, jobs, ids: new Set(jobs.map(({ vacancyID }) => vacancyID)) };
  }
  return cached;
}

/** The saved jobs to show, last saved first; the same array until they change. */
export const listSaved = (): SavedJob[] => current().jobs;

/** Whether a vacancy is saved. */
export const isSaved = (vacancyID: number): boolean => current().ids.has(vacancyID);

const events = [CHANGED, 'aarambh:session', 'storage'];

/** Calls back when the saved jobs change, here or in another tab. */
export function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
