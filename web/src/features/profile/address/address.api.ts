import {
  type Address,
  type AddressForm,
  checkAddressSaved,
  getAddressByAccount,
  getCities,
  getIndianStates,
  getJobSeekerAddressByAccount,
  type NamedAddress,
  saveAddress as saveAddressCall,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import type { PickOption } from '../../../ui/index.ts';

/** The address with the ids of its states and cities. */
export const getAddress = (api: Api, accountID: number): Promise<Address> =>
  api(getAddressByAccount, { params: { id: String(accountID) } });

/** The address with the names of its states and cities. */
export const getNamedAddress = (api: Api, accountID: number): Promise<NamedAddress> =>
  api(getJobSeekerAddressByAccount, { params: { id: String(accountID) } });

/** Whether an address is saved. */
export const isAddressSaved = async (api: Api, accountID: number): Promise<boolean> =>
  (await api(checkAddressSaved, { params: { id: String(accountID) } })).isAddressSaved;

/** Saves both addresses. Returns the server's text, which may be a refusal; fails with 409 when a newer address is stored. */
export const saveAddress = async (api: Api, form: AddressForm): Promise<string> =>
  (await api(saveAddressCall, { body: form })).message;

/** The states of India to pick from. */
export const listStates = async (api: Api): Promise<PickOption[]> =>
  (await api(getIndianStates)).message.map(({ stateID, stateName }) => ({ id: stateID, label: stateName }));

/** The cities of a state to pick from. */
export const listCities = async (api: Api, stateID: number): Promise<PickOption[]> =>
  (await api(getCities, { params: { stateID: String(stateID) } })).map(({ cityID, cityName }) => ({
    id: cityID,
    label: cityName,
  }));
