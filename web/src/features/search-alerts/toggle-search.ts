import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { showToast } from '../../ui/index.ts';
import type { ButtonTexts } from './button-texts.ts';
import { deleteSearch, findSavedSearch, restoreSearch, storeSearch } from './saved-search.api.ts';
import {
  findWaitingSearch,
  removeWaitingSearch,
  storeWaitingSearch,
  WAITING_SEARCHES_CHANGED,
  type WaitingSearch,
} from './waiting/waiting-searches.ts';

/** The id of a saved search; `waiting` until it can be saved; undefined while it is not saved. */
export type SavedState = number | 'waiting' | undefined;

interface Toggle {
  accountID: number;
  query: string;
  texts: ButtonTexts;
  saved: SavedState;
  /** Called once the search is saved, waits, or is no longer saved. */
  onChange: (saved: SavedState) => void;
}

const WAITS = 'You are offline. This is sent when your internet connection is back.';

/** A toast speaks of the last press: Undo never reverts an earlier one. */
const topic = 'saved-searches';

/** State of the button for a waiting change. */
const stateOf = ({ change }: WaitingSearch): SavedState => (change === 'save' ? 'waiting' : undefined);

/** Tells whether a search of an account is saved, and again when what waits for it is sent, until the signal. */
export async function checkSearch(
  { accountID, query, onChange }: Pick<Toggle, 'accountID' | 'query' | 'onChange'>,
  signal: AbortSignal,
): Promise<void> {
  let isWaiting = false;
  async function check() {
    const before = findWaitingSearch(query);
    const saved = before ? undefined : (await findSavedSearch(api, accountID, query))?.savedSearchID;
    // Pressed meanwhile without a connection.
    const waiting = findWaitingSearch(query);
    isWaiting = waiting !== undefined;
    onChange(waiting ? stateOf(waiting) : saved);
  }
  const checkAgain = () => {
    if (isWaiting !== Boolean(findWaitingSearch(query))) void check().catch(() => undefined);
  };
  window.addEventListener(WAITING_SEARCHES_CHANGED, checkAgain, { signal });
  window.addEventListener('storage', checkAgain, { signal });
  await check();
}

/**
 * Saves a search or removes it; a toast says so, with Undo, which restores a removed search with its alerts. A search that
 * turns out to be saved keeps its alerts: the button is pressed before that is known, and after signing in. Without a
 * connection the change waits in this browser.
 */
export async function toggleSearch({ accountID, query, texts, saved, onChange }: Toggle): Promise<void> {
  let id = typeof saved === 'number' ? saved : undefined;

  /** Makes a change, or lets it wait. Returns whether it is made. */
  async function changeOrWait(change: WaitingSearch['change'], make: () => Promise<void>): Promise<boolean> {
    try {
      await make();
      return true;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0;
      const waiting = {
        accountID,
        query,
        change,
        savedSearchID: change === 'save' ? id : undefined,
        since: Date.now(),
      };
      if (!isOffline || !storeWaitingSearch(waiting)) throw error;
      onChange(change === 'save' ? 'waiting' : undefined);
      showToast(WAITS, { topic });
      return false;
    }
  }
  async function save() {
    let known = false;
    const isMade = await changeOrWait('save', async () => {
      const before = await findSavedSearch(api, accountID, query);
      known = before !== null;
      id = (before ?? (await storeSearch(api, accountID, { query }))).savedSearchID;
      onChange(id);
    });
    if (!isMade) return;
    // Undo would remove what was saved before.
    if (known) showToast(texts.known, { topic });
    else showToast(texts.done, { undo: async () => void (await remove()), topic });
  }
  const remove = () =>
    changeOrWait('remove', async () => {
      if (id !== undefined) await deleteSearch(api, accountID, id);
      onChange(undefined);
    });
  const restore = () =>
    changeOrWait('save', async () => {
      if (id !== undefined) id = (await restoreSearch(api, accountID, { savedSearchID: id, query })).savedSearchID;
      onChange(id);
    });
  if (saved === 'waiting') {
    removeWaitingSearch(query);
    onChange(undefined);
  } else if (saved === undefined) {
    // Its removal waits: it keeps the alerts that were chosen for it.
    if (findWaitingSearch(query)) removeWaitingSearch(query);
    else await save();
  } else if (await remove()) showToast(texts.removed, { undo: async () => void (await restore()), topic });
}
