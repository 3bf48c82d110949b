import type { Address } from '@aarambh/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import type { PickOption } from '../../../ui/index.ts';
import { getAddress, listCities, listStates } from './address.api.ts';
import { type PlaceChoice, pickedOf } from './address-choices.ts';

// Both change only with a release.
const statesQuery = queryOptions({ queryKey: ['states'], queryFn: () => listStates(api), staleTime: Infinity });
const citiesQuery = (stateID: number) =>
  queryOptions({ queryKey: ['cities', stateID], queryFn: () => listCities(api, stateID), staleTime: Infinity });

/** What the form begins with: the saved address, ids together with their names. */
export interface AddressStart {
  address: Address;
  states: readonly PickOption[];
  current: PlaceChoice;
  permanent: PlaceChoice;
}

async function loadStart(queries: QueryClient, accountID: number): Promise<AddressStart> {
  const [address, states] = await Promise.all([getAddress(api, accountID), queries.fetchQuery(statesQuery)]);
  const choiceOf = async (stateID: number, cityID: number): Promise<PlaceChoice> => ({
    state: pickedOf(stateID, states),
    city: pickedOf(cityID, stateID ? await queries.fetchQuery(citiesQuery(stateID)) : []),
  });
  const [current, permanent] = await Promise.all([
    choiceOf(address.curState, address.curCity),
    choiceOf(address.resState, address.resCity),
  ]);
  return { address, states, current, permanent };
}

/** The address to begin with; read once a visit, since what is being typed must not change by itself. */
export function useAddress(accountID: number) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['profile', accountID, 'address-form'],
    queryFn: () => loadStart(queries, accountID),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The cities of a state; nothing is asked for 0. */
export const useCities = (stateID: number) => useQuery({ ...citiesQuery(stateID), enabled: stateID > 0 });
