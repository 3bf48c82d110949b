import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { type Listing, listCards, listingKey } from './listings.api.ts';

/** Query for a listing of an account. */
export const useListing = (accountID: number, listing: Listing) =>
  useQuery({
    queryKey: listingKey(accountID, listing),
    queryFn: () => listCards(api, accountID, listing),
  });
