import type { Address, NamedAddress } from '@aarambh/contract';
import { findCityName, findStateName } from '../../places/index.ts';
import type { AddressRow } from './address.queries.ts';

/** The version of an address that its form sends back: when it was saved; empty while none is saved. */
export const savedOnOf = (row: AddressRow | undefined): string => row?.saved_at.toISOString() ?? '';

/** The address for the form, with ids of states and cities. */
export function presentAddress(accountID: number, row: AddressRow | undefined): Address {
  return {
    accountID,
    curAddress: row?.current_address ?? '',
    curState: row?.current_state_id ?? 0,
    curCity: row?.current_city_id ?? 0,
    sameAsAbove: row?.same_as_current ?? false,
    resAddress: row?.permanent_address ?? '',
    resState: row?.permanent_state_id ?? 0,
    resCity: row?.permanent_city_id ?? 0,
    savedOn: savedOnOf(row),
  };
}

/** The address for display, with names of states and cities. */
export function presentNamedAddress(accountID: number, row: AddressRow | undefined): NamedAddress {
  const { curState, curCity, resState, resCity, ...rest } = presentAddress(accountID, row);
  return {
    ...rest,
    curState: findStateName(curState) ?? '',
    curCity: findCityName(curState, curCity) ?? '',
    resState: findStateName(resState) ?? '',
    resCity: findCityName(resState, resCity) ?? '',
  };
}
