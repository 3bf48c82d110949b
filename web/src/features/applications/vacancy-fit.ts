import { getVacancyFit, type VacancyFit } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../platform/api/memoize-with-ttl.ts';

/** How a vacancy fits the account's profile; one call for the job page and the warning before applying. */
export const findVacancyFit: (accountID: number, vacancyID: number) => Promise<VacancyFit> = memoizeWithTtl(
  (accountID: number, vacancyID: number) =>
    api(getVacancyFit, { params: { accountID: String(accountID), vacancyID: String(vacancyID) } }),
  (accountID, vacancyID) => `${accountID} ${vacancyID}`,
);
