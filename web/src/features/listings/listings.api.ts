import {
  type CreditUse,
  getCreditUses,
  getFreeListingJobs,
  getListingJobs,
  type ListedCard,
  setReadStatus,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** The free listing and the priority listing of a plan. */
export type Listing = 'free' | 'priority';

/** Query keys of an account's listings. */
export const listingKey = (accountID: number, listing: Listing) => ['listings', accountID, listing] as const;

const callOf = { free: getFreeListingJobs, priority: getListingJobs };

/** Cards of a listing, in order. */
export const listCards = (api: Api, accountID: number, listing: Listing): Promise<ListedCard[]> =>
  api(callOf[listing], { query: { accountID: String(accountID) } });

/** Query key of the credits an account has used. */
export const creditUsesKey = (accountID: number) => ['listings', accountID, 'credit-uses'] as const;

/** Credits used by the priority listing, last first. */
export const listCreditUses = (api: Api, accountID: number): Promise<CreditUse[]> =>
  api(getCreditUses, { query: { accountID: String(accountID) } });

/** Marks a vacancy as read. */
export const markVacancyRead = (api: Api, accountID: number, card: ListedCard): Promise<string> =>
  api(setReadStatus, {
    query: {
      accountID: String(accountID),
      vacancyID: String(card.vacancyID),
      isManual: card.isManualPostedJob ? 'true' : 'false',
    },
  });
