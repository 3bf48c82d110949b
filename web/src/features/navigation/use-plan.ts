import { FREE_PLAN } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../platform/session.ts';

/** The active-plans text of the signed-in account; 'Free Plan' until it is known or when it cannot be had (commerce §9). */
export function usePlan(): string {
  const accountID = useSession()?.accountID;
  const [plan, setPlan] = useState<string>(FREE_PLAN);

  useEffect(() => {
    if (!accountID) return;
    let ended = false;
    let end = () => {};
    // Visitors are most of those who come, and first: they do not load what asks for plans.
    import('./watch-plan.ts').then(
      ({ watchPlan }) => {
        if (!ended) end = watchPlan(accountID, setPlan);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      end();
      setPlan(FREE_PLAN);
    };
  }, [accountID]);

  return plan;
}
