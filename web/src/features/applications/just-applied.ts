import { useSyncExternalStore } from 'react';
import { useSession } from '../../platform/session/session.ts';
import { createStore } from '../../ui/create-store.ts';

/** The application sent last in this visit. */
export interface JustApplied {
  accountID: number;
  vacancyID: number;
}

const last = createStore<JustApplied | undefined>(undefined);

/**
 * Stores the application sent last for the home page until the page is reloaded: a cached page that changed after its
 * first paint would shift. Undefined dismisses it.
 */
export const setJustApplied: (sent: JustApplied | undefined) => void = last.set;

/** Dismisses an application that was withdrawn, unless another was sent since. */
export function dismissWithdrawn({ accountID, vacancyID }: JustApplied): void {
  const sent = last.get();
  if (sent?.accountID === accountID && sent.vacancyID === vacancyID) last.set(undefined);
}

/** The application that the signed-in account sent last in this visit. */
export function useJustApplied(): JustApplied | undefined {
  const accountID = useSession()?.accountID;
  const sent = useSyncExternalStore(last.subscribe, last.get, () => undefined);
  return sent && sent.accountID === accountID ? sent : undefined;
}
