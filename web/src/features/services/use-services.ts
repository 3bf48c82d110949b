import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { listServices, servicesKey } from './services.api.ts';

/** Query of the services of all purchases of an account. */
export const useServices = (accountID: number) =>
  useQuery({ queryKey: servicesKey(accountID), queryFn: () => listServices(api, accountID) });
