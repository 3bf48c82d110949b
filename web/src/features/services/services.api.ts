import { getServiceStatus, type ServiceStatusItem } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** The key under which the services of an account are kept, with the rest of what it bought. */
export const servicesKey = (accountID: number) => ['purchases', accountID, 'services'] as const;

/** The services of everything the account bought, the newest first. */
export const listServices = async (api: Api, accountID: number): Promise<ServiceStatusItem[]> =>
  (await api(getServiceStatus, { params: { accountID: String(accountID) } })).items;
