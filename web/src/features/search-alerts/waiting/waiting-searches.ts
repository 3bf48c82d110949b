import { readList, writeList } from '../../../platform/browser-storage.ts';
import { readSession, WAITING_SEARCHES_KEY } from '../../../platform/session/session.ts';

/** A search whose saving or removal could not be sent without a connection. It stays in this browser. */
export interface WaitingSearch {
  /** Only this account sends it. */
  accountID: number;
  query: string;
  change: 'save' | 'remove';
  /** Set when a removal is undone: the id that the search had. */
  savedSearchID?: number | undefined;
  /** When the member pressed the button, in ms since 1970. */
  since: number;
}

/** Event of the window when the list of this tab changed. */
export const WAITING_SEARCHES_CHANGED = 'aarambh:waiting-searches';

const MAX_WAITING = 30;

const isWaitingSearch = (value: unknown): value is WaitingSearch => {
  const given = value as Partial<WaitingSearch> | null;
  return (
    typeof given?.accountID === 'number' &&
    typeof given.query === 'string' &&
    (given.change === 'save' || given.change === 'remove') &&
    typeof given.since === 'number'
  );
};

/** The waiting searches of the signed-in account, oldest first. */
export function listWaitingSearches(): WaitingSearch[] {
  const accountID = readSession()?.accountID;
  return readList(WAITING_SEARCHES_KEY, isWaitingSearch).filter((one) => one.accountID === accountID);
}

/** Finds the waiting change for a query of the signed-in account. */
export const findWaitingSearch = (query: string): WaitingSearch | undefined =>
  listWaitingSearches().find((waiting) => waiting.query === query);

/** Stores the list of the signed-in account; those of other accounts are dropped. False when the browser stores nothing. */
function store(waiting: readonly WaitingSearch[]): boolean {
  const isStored = writeList(WAITING_SEARCHES_KEY, waiting);
  window.dispatchEvent(new Event(WAITING_SEARCHES_CHANGED));
  return isStored;
}

const without = (query: string) => listWaitingSearches().filter((waiting) => waiting.query !== query);

/** Stores a change until it can be sent, in place of an earlier one. False when the browser stores nothing or too many wait. */
export const storeWaitingSearch = (waiting: WaitingSearch): boolean =>
  without(waiting.query).length < MAX_WAITING && store([...without(waiting.query), waiting]);

/** Removes what waits for a query: it was sent, taken back or refused. */
export const removeWaitingSearch = (query: string): void => void store(without(query));
