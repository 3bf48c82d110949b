import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { listServices, servicesKey } from './services.api.ts';

/** The services of everything an account bought. */
export const useServices = (accountID: number) =>
  useQuery({ queryKey: servicesKey(accountID), queryFn: () => listServices(api, accountID) });
