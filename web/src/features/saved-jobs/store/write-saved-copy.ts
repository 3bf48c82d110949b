import { writeJson } from '../../../platform/browser-storage.ts';
import { MEMBER_SAVED_JOBS_KEY } from '../../../platform/session/session.ts';
import { CHANGED, isOfOther, type MemberCopy, readStoredJobs, VISITOR_KEY, type VisitorJob } from './saved-copy.ts';

function store(key: string, value: unknown): boolean {
  const isStored = writeJson(key, value);
  window.dispatchEvent(new Event(CHANGED));
  return isStored;
}

/** Stores the jobs of a visitor beside those that wait for another account; returns false when the browser cannot. */
export function storeVisitorJobs(jobs: readonly VisitorJob[]): boolean {
  const all = [...jobs, ...readStoredJobs().filter(isOfOther)];
  return store(VISITOR_KEY, all.length > 0 ? all : undefined);
}

/** Stores the copy of an account; undefined removes it. Returns false when the browser cannot store it. */
export const storeMemberCopy = (copy: MemberCopy | undefined): boolean => store(MEMBER_SAVED_JOBS_KEY, copy);
