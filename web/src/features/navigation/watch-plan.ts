import { getActivePlans } from '@aarambh/contract';
import { QueryObserver } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/api/query-client.ts';

/** Reports the active-plans text of an account now and whenever it changes; returns the unsubscribe function. */
export function watchPlan(accountID: number, onPlan: (activePlans: string) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['active-plans', accountID],
    queryFn: () => api(getActivePlans, { params: { accountID: String(accountID) } }),
    staleTime: 300_000,
  });
  const report = ({ data }: { data: string | undefined }) => data !== undefined && onPlan(data);
  report(observer.getCurrentResult());
  return observer.subscribe(report);
}
