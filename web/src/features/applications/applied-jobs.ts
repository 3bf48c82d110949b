import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/session.ts';

/** Dates of the account's applications by vacancy id, ISO 8601 UTC. */
type Dates = ReadonlyMap<number, string>;

const none: Dates = new Map();
let known: { accountID: number; dates: Dates } | undefined;
let loadedFor: number | undefined;
const listeners = new Set<() => void>();

function change(accountID: number, edit: (dates: Map<number, string>) => void): void {
  const dates = new Map(known?.accountID === accountID ? known.dates : none);
  edit(dates);
  known = { accountID, dates };
  for (const listener of listeners) listener();
}

/** Marks a vacancy as applied for now, without a call. */
export const noteApplied = (accountID: number, vacancyID: number): void =>
  change(accountID, (dates) => dates.set(vacancyID, new Date().toISOString()));

/** Removes the mark of a withdrawn application. */
export const noteWithdrawn = (accountID: number, vacancyID: number): void =>
  change(accountID, (dates) => dates.delete(vacancyID));

/** Loads the dates once per account and visit; members only. After a failure the next card tries again. */
async function load(accountID: number): Promise<void> {
  if (loadedFor === accountID) return;
  loadedFor = accountID;
  try {
    const { listAppliedJobs } = await import('./list-applied-jobs.ts');
    const jobs = await listAppliedJobs(accountID);
    change(accountID, (dates) => {
      // What was sent meanwhile is newer than the reply.
      for (const { vacancyID, appliedOn } of jobs) if (!dates.has(vacancyID)) dates.set(vacancyID, appliedOn);
    });
  } catch {
    if (loadedFor === accountID) loadedFor = undefined;
  }
}

/** Forgets what was loaded: between tests that share a page. */
export function clearAppliedJobs(): void {
  known = undefined;
  loadedFor = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * When the signed-in account applied for a vacancy, ISO 8601 UTC; undefined when it did not, while loading, and for
 * visitors. One call per visit serves all cards.
 */
export function useAppliedOn(vacancyID: number): string | undefined {
  const accountID = useSession()?.accountID;
  const dates = useSyncExternalStore(
    subscribe,
    () => (known && known.accountID === accountID ? known.dates : none),
    () => none,
  );
  useEffect(() => {
    if (accountID !== undefined) void load(accountID);
  }, [accountID]);
  return dates.get(vacancyID);
}
