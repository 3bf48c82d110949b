import type { SavedSearch } from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { showToast } from '../../../ui/index.ts';
import {
  type Alerts,
  changeAlerts,
  deleteSearch,
  type listSavedSearches,
  markOpened,
  restoreSearch,
  savedSearchesKey,
} from '../saved-search.api.ts';

type Listed = Awaited<ReturnType<typeof listSavedSearches>>;

/** Changes of the saved searches of an account: optimistic, and rolled back when the server refuses. */
export function useSavedSearches(accountID: number) {
  const client = useQueryClient();
  const key = savedSearchesKey(accountID);
  const update = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    client.setQueryData<Listed>(key, (data) => data && { ...data, searches: change(data.searches) });
  const replace = (search: SavedSearch) =>
    update((all) => all.map((one) => (one.savedSearchID === search.savedSearchID ? search : one)));

  async function change(search: SavedSearch, alerts: Partial<Alerts>): Promise<void> {
    const { savedSearchID, frequency, channels } = { ...search, ...alerts };
    replace({ ...search, ...alerts });
    try {
      replace(await changeAlerts(api, accountID, { savedSearchID, frequency, channels }));
    } catch (error) {
      replace(search);
      showToast(failureText(error, 'This could not be changed. Please try again.'));
    }
  }

  async function remove(search: SavedSearch): Promise<void> {
    const before = client.getQueryData<Listed>(key);
    update((all) => all.filter(({ savedSearchID }) => savedSearchID !== search.savedSearchID));
    try {
      await deleteSearch(api, accountID, search.savedSearchID);
    } catch (error) {
      client.setQueryData(key, before);
      showToast(failureText(error, 'This could not be removed. Please try again.'));
      return;
    }
    showToast(search.companyID === null ? 'Search removed' : 'Company removed', {
      undo: async () => {
        const { savedSearchID, query, frequency, channels } = search;
        await restoreSearch(api, accountID, { savedSearchID, query, frequency, channels });
        await client.invalidateQueries({ queryKey: key });
      },
    });
  }

  /** Sets the count to zero; a failure loses only the count. */
  function open(search: SavedSearch): void {
    if (search.newCount === 0) return;
    replace({ ...search, newCount: 0 });
    void markOpened(api, accountID, search.savedSearchID).catch(() => undefined);
  }

  return { change, remove, open };
}
