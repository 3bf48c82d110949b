import { setReadStatus, type VacancyCard } from '@aarambh/contract';
import { useEffect } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useSession } from '../../../platform/session/session.ts';

/**
 * Records that a member opened a vacancy, from wherever: no vacancy credit is spent on it from then on. A failure is only
 * logged.
 */
export function useRecordOpened({
  vacancyID,
  isManualPostedJob,
}: Pick<VacancyCard, 'vacancyID' | 'isManualPostedJob'>) {
  const accountID = useSession()?.accountID;
  useEffect(() => {
    if (!accountID) return;
    const isManual = isManualPostedJob ? 'true' : 'false';
    const query = { accountID: String(accountID), vacancyID: String(vacancyID), isManual } as const;
    api(setReadStatus, { query }).catch(console.error);
  }, [accountID, vacancyID, isManualPostedJob]);
}
