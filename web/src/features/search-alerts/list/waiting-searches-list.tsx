import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { Button, Card } from '../../../ui/index.ts';
import { savedSearchesKey } from '../saved-search.api.ts';
import { useWaitingSearches } from '../waiting/use-waiting-searches.ts';
import { removeWaitingSearch, type WaitingSearch } from '../waiting/waiting-searches.ts';

/** The page of what waits, a name for it, because the server names searches when it saves them, and what will happen. */
function describe({ query, change }: WaitingSearch): { path: string; name: string; what: string } {
  const values = new URLSearchParams(query);
  const company = values.get('company');
  if (company && values.size === 1) {
    const what = change === 'save' ? 'will be followed' : 'will no longer be followed';
    return { path: `/job/by-company?id=${company}`, name: 'A company', what };
  }
  const name = [...values.values()].filter(Boolean).join(', ');
  return { path: `/job/search?${query}`, name, what: change === 'save' ? 'will be saved' : 'will be removed' };
}

/** Searches and companies that were saved or removed without a connection, and can be taken back until it is there again. */
export function WaitingSearchesList({ accountID }: { accountID: number }) {
  const client = useQueryClient();
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: savedSearchesKey(accountID) }),
    [client, accountID],
  );
  const waiting = useWaitingSearches(refresh);
  if (waiting.length === 0) return null;
  return (
    <Card className="mb-4">
      <h2 className="text-lg">Waiting for your internet connection</h2>
      <ul className="mt-2 grid gap-2">
        {waiting.map((search) => {
          const { path, name, what } = describe(search);
          return (
            <li key={search.query} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <Link to={path} className="inline-flex min-h-11 items-center font-semibold text-link">
                  {name}
                </Link>{' '}
                <span className="text-sm text-muted">{what}</span>
              </span>
              <Button
                variant="quiet"
                className="shrink-0"
                aria-label={`Cancel: ${name}`}
                onClick={() => removeWaitingSearch(search.query)}
              >
                Cancel
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
