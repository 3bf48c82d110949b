import { useEffect, useState } from 'react';
import { api } from '../../platform/api/browser-api.ts';
import { useSession } from '../../platform/session/session.ts';
import { hasApplied } from './has-applied.ts';

/** Whether the signed-in account has applied for the vacancy; false while loading and on failure. */
export function useApplied(vacancyID: number): { applied: boolean; markApplied: () => void } {
  const accountID = useSession()?.accountID;
  const [appliedBy, setAppliedBy] = useState<number>();

  useEffect(() => {
    if (!accountID) return;
    let current = true;
    hasApplied(api, { accountID, vacancyID }).then(
      (applied) => {
        if (current && applied) setAppliedBy(accountID);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [accountID, vacancyID]);

  return { applied: accountID !== undefined && appliedBy === accountID, markApplied: () => setAppliedBy(accountID) };
}
