import { type Api, ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { isTemporary, sendWhenOnline } from '../../../platform/offline/send-when-online.ts';
import { readSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/index.ts';
import { deleteSearch, findSavedSearch, restoreSearch, storeSearch } from '../saved-search.api.ts';
import {
  findWaitingSearch,
  listWaitingSearches,
  removeWaitingSearch,
  WAITING_SEARCHES_CHANGED,
  type WaitingSearch,
} from './waiting-searches.ts';

/** Longer than this a person does not expect a search to be saved by itself. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;

/** Sends one change. A search that is saved by now keeps the alerts that the member chose for it. */
async function sendOne(api: Api, { accountID, query, change, savedSearchID, since }: WaitingSearch): Promise<void> {
  if (Math.abs(Date.now() - since) <= MAX_AGE_MS) {
    const saved = await findSavedSearch(api, accountID, query);
    // Taken back meanwhile.
    if (findWaitingSearch(query)?.change !== change) return;
    if (change === 'save' && !saved) {
      const { title } = await (savedSearchID === undefined
        ? storeSearch(api, accountID, { query })
        : restoreSearch(api, accountID, { savedSearchID, query }));
      showToast(`${title} is saved now.`);
    }
    if (change === 'remove' && saved) await deleteSearch(api, accountID, saved.savedSearchID);
  }
  if (findWaitingSearch(query)?.change === change) removeWaitingSearch(query);
}

/** Sends what waits, oldest first, until one cannot be sent yet. What the server refuses is dropped, and a toast says why. */
async function sendAll(): Promise<void> {
  const accountID = readSession()?.accountID;
  for (const waiting of listWaitingSearches()) {
    // Signed out meanwhile: only the account that saved sends.
    if (readSession()?.accountID !== accountID) return;
    try {
      await sendOne(api, waiting);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isTemporary(error)) return;
      removeWaitingSearch(waiting.query);
      showToast(`Your search was not ${waiting.change === 'save' ? 'saved' : 'removed'}. ${error.message}`);
    }
  }
}

/** Saves and removes the searches and followed companies that wait in this browser when there is a connection, until the signal. */
export const sendWaitingSearches = (signal: AbortSignal): void =>
  sendWhenOnline(
    {
      lock: 'waiting-searches',
      changed: WAITING_SEARCHES_CHANGED,
      hasWaiting: () => listWaitingSearches().length > 0,
      send: sendAll,
    },
    signal,
  );
