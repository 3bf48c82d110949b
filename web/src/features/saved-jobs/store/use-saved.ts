import type { SavedJob } from '@aarambh/contract';
import { useSyncExternalStore } from 'react';

type Copy = Pick<typeof import('./saved-copy.ts'), 'isSaved' | 'listSaved'>;

/** The browser's copy of the saved jobs, once its code is loaded: after the first screen, which shows no heart as saved. */
let copy: Copy | undefined;

function subscribe(listener: () => void): () => void {
  let unsubscribe: (() => void) | undefined;
  let isOver = false;
  import('./saved-copy.ts').then(
    ({ isSaved, listSaved, subscribe: subscribeToCopy }) => {
      copy = { isSaved, listSaved };
      if (isOver) return;
      unsubscribe = subscribeToCopy(listener);
      listener();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    unsubscribe?.();
  };
}

/** Whether a vacancy is saved, as React state; false on the server, during hydration and while the copy is not loaded. */
export const useIsSaved = (vacancyID: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => copy?.isSaved(vacancyID) ?? false,
    () => false,
  );

/** The saved jobs as React state, last saved first; undefined on the server and until the copy is loaded. */
export const useSavedJobs = (): SavedJob[] | undefined =>
  useSyncExternalStore<SavedJob[] | undefined>(
    subscribe,
    () => copy?.listSaved(),
    () => undefined,
  );
