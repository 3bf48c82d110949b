import { getApplications, type SentApplication, withdrawApplication } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** The key under which the applications of an account are kept. */
export const applicationsKey = (accountID: number) => ['applications', accountID] as const;

/** Everything the account has applied for, the newest first. */
export const listApplications = (api: Api, accountID: number): Promise<SentApplication[]> =>
  api(getApplications, { params: { accountID: String(accountID) } });

/** Takes an application back. The answered text says how it went. */
export const withdraw = (api: Api, accountID: number, applicationID: number): Promise<string> =>
  api(withdrawApplication, { body: { accountID, applicationID } });
