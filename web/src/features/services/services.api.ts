import { getServiceStatus, type ServiceStatusItem } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** Query key of an account's services, below that of its purchases. */
export const servicesKey = (accountID: number) => ['purchases', accountID, 'services'] as const;

/** Lists the services of all purchases of the account, newest first. */
export const listServices = async (api: Api, accountID: number): Promise<ServiceStatusItem[]> =>
  (await api(getServiceStatus, { params: { accountID: String(accountID) } })).items;
