import { getUnReadPriorityListingCount } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';

/** How many priority jobs an account has not opened, and where it is kept: invalidating it refreshes the navigation. */
export const unreadQuery = (accountID: number) => ({
  queryKey: ['listings', accountID, 'unread'],
  queryFn: () => api(getUnReadPriorityListingCount, { query: { accountID: String(accountID) } }),
  staleTime: 60_000,
});
