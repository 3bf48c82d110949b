import { getUnReadPriorityListingCount } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';

/** Query of the number of unread priority jobs of an account; invalidating it refreshes the navigation. */
export const unreadQuery = (accountID: number) => ({
  queryKey: ['listings', accountID, 'unread'],
  queryFn: () => api(getUnReadPriorityListingCount, { query: { accountID: String(accountID) } }),
  staleTime: 60_000,
});
