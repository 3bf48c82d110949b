import {
  getAppliedJobFairCount,
  getJobFair,
  getJobFairs,
  type JobFair,
  registerForJobFair,
  withdrawFromJobFair,
} from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

/** Current and upcoming job fairs, next first. */
export const listJobFairs = (api: Api): Promise<JobFair[]> => api(getJobFairs);

/** A job fair, including past ones. */
export const findJobFair = (api: Api, id: string): Promise<JobFair> => api(getJobFair, { params: { id } });

/** Number of upcoming job fairs the account is registered for. */
export const countRegistrations = (api: Api, accountID: number): Promise<number> =>
  api(getAppliedJobFairCount, { params: { accountID: String(accountID) } });

/** Registers the account. Returns the server's text. */
export const register = (api: Api, accountID: number, jobFairID: number): Promise<string> =>
  api(registerForJobFair, { body: { accountID, jobFairID } });

/** Withdraws the registration. Returns the server's text. */
export const withdraw = (api: Api, accountID: number, jobFairID: number): Promise<string> =>
  api(withdrawFromJobFair, { body: { accountID, jobFairID } });
