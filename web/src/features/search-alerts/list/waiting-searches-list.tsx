import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { WaitingItems } from '../../../platform/offline/waiting-items.tsx';
import { savedSearchesKey } from '../saved-search.api.ts';
import { useWaitingSearches } from '../waiting/use-waiting-searches.ts';
import { removeWaitingSearch, type WaitingSearch } from '../waiting/waiting-searches.ts';

/** The page of what waits, a name for it, because the server names searches when it saves them, and how it changes. */
function describe({ query, change }: WaitingSearch): { path: string; name: string; change: string } {
  const isSaved = change === 'save';
  const values = new URLSearchParams(query);
  const company = values.get('company');
  if (company && values.size === 1)
    return {
      ...{ path: `/job/by-company?id=${company}`, name: 'A company' },
      change: isSaved ? 'followed' : 'no longer followed',
    };
  const name = [...values.values()].filter(Boolean).join(', ');
  return { path: `/job/search?${query}`, name, change: isSaved ? 'saved' : 'removed' };
}

/** Searches and companies that were saved or removed without a connection, and can be taken back until it is there again. */
export function WaitingSearchesList({ accountID }: { accountID: number }) {
  const client = useQueryClient();
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: savedSearchesKey(accountID) }),
    [client, accountID],
  );
  const waiting = useWaitingSearches(refresh);
  const items = waiting.map((search) => {
    const { path, name, change } = describe(search);
    return {
      ...{ key: search.query, path, name, action: 'Cancel', onRemove: () => removeWaitingSearch(search.query) },
      text: `Waits for your internet connection, then it is ${change}.`,
    };
  });
  return <WaitingItems items={items} />;
}
