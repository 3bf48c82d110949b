import { FREE_PLAN, getActivePlans } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/browser-api.ts';
import { useSession } from '../../platform/session.ts';

/** The active-plans text of the signed-in account; 'Free Plan' until it is known (commerce §9). */
export function usePlan(): string {
  const session = useSession();
  const accountID = session?.accountID ?? 0;
  const { data } = useQuery({
    queryKey: ['active-plans', accountID],
    queryFn: () => api(getActivePlans, { params: { accountID: String(accountID) } }),
    enabled: accountID > 0,
    staleTime: 300_000,
  });
  return data ?? FREE_PLAN;
}
