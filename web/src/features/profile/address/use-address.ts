import type { Address } from '@aarambh/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import type { PickOption } from '../../../ui/index.ts';
import { getAddress, listCities, listStates } from './address.api.ts';
import { type PlaceChoice, pickOption } from './address-state.ts';

// States and cities change only with a release.
const statesQuery = queryOptions({ queryKey: ['states'], queryFn: () => listStates(api), staleTime: Infinity });
const citiesQuery = (stateID: number) =>
  queryOptions({ queryKey: ['cities', stateID], queryFn: () => listCities(api, stateID), staleTime: Infinity });

/** The saved address, with the names of its states and cities. */
export interface LoadedAddress {
  address: Address;
  states: readonly PickOption[];
  current: PlaceChoice;
  permanent: PlaceChoice;
}

async function loadAddress(queries: QueryClient, accountID: number): Promise<LoadedAddress> {
  const [address, states] = await Promise.all([getAddress(api, accountID), queries.fetchQuery(statesQuery)]);
  const loadPlace = async (stateID: number, cityID: number): Promise<PlaceChoice> => ({
    state: pickOption(stateID, states),
    city: pickOption(cityID, stateID ? await queries.fetchQuery(citiesQuery(stateID)) : []),
  });
  const [current, permanent] = await Promise.all([
    loadPlace(address.curState, address.curCity),
    loadPlace(address.resState, address.resCity),
  ]);
  return { address, states, current, permanent };
}

/** The address to edit. Loaded once per visit: a refetch must not replace what the user has typed. */
export function useAddress(accountID: number) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['profile', accountID, 'address-form'],
    queryFn: () => loadAddress(queries, accountID),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The cities of a state; no request for state 0. */
export const useCities = (stateID: number) => useQuery({ ...citiesQuery(stateID), enabled: stateID > 0 });
