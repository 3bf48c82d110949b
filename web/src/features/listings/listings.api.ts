import { getFreeListingJobs, getListingJobs, type ListedCard, setReadStatus } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** The two listings: what anybody gets suggested, and what a plan adds. */
export type Listing = 'free' | 'priority';

/** The keys under which the listings of an account are kept. */
export const listingKey = (accountID: number, listing: Listing) => ['listings', accountID, listing] as const;

const callOf = { free: getFreeListingJobs, priority: getListingJobs };

/** The cards of a listing, in its order. */
export const listCards = (api: Api, accountID: number, listing: Listing): Promise<ListedCard[]> =>
  api(callOf[listing], { query: { accountID: String(accountID) } });

/** Notes that a vacancy was opened. */
export const noteOpened = (api: Api, accountID: number, card: ListedCard): Promise<string> =>
  api(setReadStatus, {
    query: {
      accountID: String(accountID),
      vacancyID: String(card.vacancyID),
      isManual: card.isManualPostedJob ? 'true' : 'false',
    },
  });
