import type { History } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { profileKeys } from '../profile-keys.ts';
import { getHistory } from './history.api.ts';

/** Query of the history, shared by its two cards; `show` stores the history that a change answered with. */
export function useHistory(accountID: number) {
  const queries = useQueryClient();
  const queryKey = profileKeys.history(accountID);
  const query = useQuery({ queryKey, queryFn: () => getHistory(api, accountID) });
  return { query, show: (history: History) => queries.setQueryData(queryKey, history) };
}
