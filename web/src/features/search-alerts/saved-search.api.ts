import {
  changeSavedSearch,
  checkSavedSearch,
  getSavedSearches,
  markSavedSearchOpened,
  removePushSubscription,
  removeSavedSearch,
  restoreSavedSearch,
  type SavedSearch,
  savePushSubscription,
  saveSearch,
} from '@aarambh/contract';
import { type Api, ApiError } from '../../platform/api/api.ts';

export const savedSearchesKey = (accountID: number) => ['saved-searches', accountID];

/** How often and how alerts of a saved search are sent. */
export type Alerts = Pick<SavedSearch, 'frequency' | 'channels'>;

/** The saved searches of an account, last saved first, and the ways of alerts. */
export const listSavedSearches = (api: Api, accountID: number) =>
  api(getSavedSearches, { params: { accountID: String(accountID) } });

/** The saved search with a query; null when it is not saved. */
export const findSavedSearch = (api: Api, accountID: number, query: string): Promise<SavedSearch | null> =>
  api(checkSavedSearch, { params: { accountID: String(accountID) }, query: { query } });

/** Saves a search, by default with a mail each morning; the same search again changes its alerts as far as they are given. */
export const storeSearch = (
  api: Api,
  accountID: number,
  search: { query: string } & Partial<Alerts>,
): Promise<SavedSearch> => api(saveSearch, { body: { accountID, ...search } });

export const changeAlerts = (
  api: Api,
  accountID: number,
  change: { savedSearchID: number } & Alerts,
): Promise<SavedSearch> => api(changeSavedSearch, { body: { accountID, ...change } });

export const deleteSearch = (api: Api, accountID: number, savedSearchID: number): Promise<string> =>
  api(removeSavedSearch, { body: { accountID, savedSearchID } });

/**
 * Undoes a removal: the search has its id, which links of mails name, and its alerts again. The server keeps the last
 * removals only: a search that it no longer knows is saved anew.
 */
export async function restoreSearch(
  api: Api,
  accountID: number,
  { savedSearchID, ...search }: { savedSearchID: number; query: string } & Partial<Alerts>,
): Promise<SavedSearch> {
  try {
    return await api(restoreSavedSearch, { body: { accountID, savedSearchID } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return storeSearch(api, accountID, search);
  }
}

export const markOpened = (api: Api, accountID: number, savedSearchID: number): Promise<string> =>
  api(markSavedSearchOpened, { body: { accountID, savedSearchID } });

/** Registers a subscription of this browser. */
export async function registerBrowser(api: Api, accountID: number, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api(savePushSubscription, { body: { accountID, endpoint, keys: { p256dh, auth } } });
}

export const unregisterBrowser = (api: Api, accountID: number, endpoint: string): Promise<string> =>
  api(removePushSubscription, { body: { accountID, endpoint } });
