import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { type Listing, listCards, listingKey } from './listings.api.ts';

/** A listing of an account, kept and read again as the browser sees fit. */
export const useListing = (accountID: number, listing: Listing) =>
  useQuery({
    queryKey: listingKey(accountID, listing),
    queryFn: () => listCards(api, accountID, listing),
  });
