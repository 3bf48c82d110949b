import { getActivePlans } from '@aarambh/contract';
import { QueryObserver } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { queryClient } from '../../platform/api/query-client.ts';

/** Tells the active-plans text of an account now and whenever it changes. Answers a function that ends it. */
export function watchPlan(accountID: number, onPlan: (activePlans: string) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['active-plans', accountID],
    queryFn: () => api(getActivePlans, { params: { accountID: String(accountID) } }),
    staleTime: 300_000,
  });
  const tell = ({ data }: { data: string | undefined }) => data !== undefined && onPlan(data);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
