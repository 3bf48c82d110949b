import {
  getAppliedJobFairCount,
  getJobFair,
  getJobFairs,
  type JobFair,
  registerForJobFair,
  withdrawFromJobFair,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** Job fairs that are not over, the next one first. */
export const listJobFairs = (api: Api): Promise<JobFair[]> => api(getJobFairs);

/** One job fair, also when it is over. */
export const findJobFair = (api: Api, id: string): Promise<JobFair> => api(getJobFair, { params: { id } });

/** How many job fairs to come the account is registered for. */
export const countRegistrations = (api: Api, accountID: number): Promise<number> =>
  api(getAppliedJobFairCount, { params: { accountID: String(accountID) } });

/** Registers the account; the answered text says how it went. */
export const register = (api: Api, accountID: number, jobFairID: number): Promise<string> =>
  api(registerForJobFair, { body: { accountID, jobFairID } });

/** Takes the account off; the answered text says how it went. */
export const withdraw = (api: Api, accountID: number, jobFairID: number): Promise<string> =>
  api(withdrawFromJobFair, { body: { accountID, jobFairID } });
