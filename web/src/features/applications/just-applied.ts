import { useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/session.ts';

/** The application sent last in this visit. */
export interface JustApplied {
  accountID: number;
  vacancyID: number;
}

let last: JustApplied | undefined;
const listeners = new Set<() => void>();

/**
 * Remembers the application sent last, for the home page, until the page is loaded anew: a cached page that changed after
 * its first paint would shift. Undefined dismisses it.
 */
export function setJustApplied(sent: JustApplied | undefined): void {
  last = sent;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The application that the signed-in account sent last in this visit. */
export function useJustApplied(): JustApplied | undefined {
  const accountID = useSession()?.accountID;
  const sent = useSyncExternalStore(
    subscribe,
    () => last,
    () => undefined,
  );
  return sent && sent.accountID === accountID ? sent : undefined;
}
