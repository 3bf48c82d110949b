import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { createStore } from '../../ui/create-store.ts';

/** Dates of the account's applications by vacancy id, ISO 8601 UTC. */
type Dates = ReadonlyMap<number, string>;

const none: Dates = new Map();
const known = createStore<{ accountID: number; dates: Dates } | undefined>(undefined);
let loadedFor: number | undefined;

/** The dates of an account, none while another account's are stored. */
function datesOf(accountID: number | undefined): Dates {
  const stored = known.get();
  return stored && stored.accountID === accountID ? stored.dates : none;
}

function change(accountID: number, edit: (dates: Map<number, string>) => void): void {
  const dates = new Map(datesOf(accountID));
  edit(dates);
  known.set({ accountID, dates });
}

/** Marks a vacancy as applied for now, without a call. */
export const markApplied = (accountID: number, vacancyID: number): void =>
  change(accountID, (dates) => dates.set(vacancyID, new Date().toISOString()));

/** Removes the mark of a withdrawn application. */
export const unmarkApplied = (accountID: number, vacancyID: number): void =>
  change(accountID, (dates) => dates.delete(vacancyID));

/** Loads the dates once per account and visit; members only. After a failure the next card tries again. */
async function load(accountID: number): Promise<void> {
  if (loadedFor === accountID) return;
  loadedFor = accountID;
  try {
    const { listAppliedJobs } = await import('./list-applied-jobs.ts');
    const jobs = await listAppliedJobs(accountID);
    change(accountID, (dates) => {
      // What was sent since is newer than the reply.
      for (const { vacancyID, appliedOn } of jobs) if (!dates.has(vacancyID)) dates.set(vacancyID, appliedOn);
    });
  } catch {
    if (loadedFor === accountID) loadedFor = undefined;
  }
}

/** Clears the store: between tests that share a page. */
export function clearAppliedJobs(): void {
  known.set(undefined);
  loadedFor = undefined;
}

/**
 * When the signed-in account applied for a vacancy, ISO 8601 UTC; undefined when it did not, while loading, and for
 * visitors. One call per visit serves all cards.
 */
export function useAppliedOn(vacancyID: number): string | undefined {
  const accountID = useSession()?.accountID;
  const dates = useSyncExternalStore(
    known.subscribe,
    () => datesOf(accountID),
    () => none,
  );
  useEffect(() => {
    if (accountID !== undefined) void load(accountID);
  }, [accountID]);
  return dates.get(vacancyID);
}
