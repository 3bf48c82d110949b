import { recordVacancyOpened } from '@aarambh/contract';
import { useEffect } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useSession } from '../../../platform/session/session.ts';

/**
 * Records that a member opened a vacancy, from wherever: no vacancy credit is spent on it from then on. A failure is only
 * logged.
 */
export function useRecordOpened(vacancyID: number) {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (accountID) api(recordVacancyOpened, { body: { accountID, vacancyID } }).catch(console.error);
  }, [accountID, vacancyID]);
}
