import type { SavedJob } from '@aarambh/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { hasVisitorJobs, isSaved, listSaved, subscribe } from './saved-copy.ts';

/** Whether a vacancy is saved, as React state; false on the server and during hydration. */
export const useIsSaved = (vacancyID: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSaved(vacancyID),
    () => false,
  );

/** The saved jobs as React state, last saved first; undefined on the server and during hydration. */
export const useSavedJobs = (): SavedJob[] | undefined =>
  useSyncExternalStore<SavedJob[] | undefined>(subscribe, listSaved, () => undefined);

/**
 * Keeps the saved jobs of a signed-in user in step with the server: after sign-in by any way, which takes over the jobs of
 * the visitor, and when the connection is back. A failure changes nothing and is tried again at the next occasion.
 */
export function SavedJobsSync() {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (accountID === undefined) return;
    const sync = () =>
      void import('./save-actions.ts').then(({ syncSavedJobs }) => syncSavedJobs()).catch(() => undefined);
    // Pages of a member that never saved anything load it after what they show.
    const timer = setTimeout(sync, hasVisitorJobs() ? 0 : 2_000);
    window.addEventListener('online', sync);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sync);
    };
  }, [accountID]);
  return null;
}
