import { getRemainingVacancyCredits } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { hasPurchasedPlan } from '../billing/plans/index.ts';
import { useListing } from './use-listing.ts';

/** Queries for the priority listing, the running plan and the remaining vacancy credits, in parallel. */
export function usePriority(accountID: number) {
  const jobs = useListing(accountID, 'priority');
  const plan = useQuery({
    queryKey: ['purchases', accountID, 'running'],
    queryFn: () => hasPurchasedPlan(api, accountID),
  });
  const credits = useQuery({
    queryKey: ['purchases', accountID, 'vacancy-credits'],
    queryFn: () => api(getRemainingVacancyCredits, { params: { id: String(accountID) } }),
  });
  return { jobs, plan, credits };
}
