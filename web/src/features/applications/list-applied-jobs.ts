import { getAppliedJobs } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';

/** The vacancies that the account has applied for, with the dates. */
export const listAppliedJobs = (accountID: number): Promise<{ vacancyID: number; appliedOn: string }[]> =>
  api(getAppliedJobs, { params: { accountID: String(accountID) } });
