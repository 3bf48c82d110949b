import { getApplications, type SentApplication, withdrawApplication } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Query key of an account's applications. */
export const applicationsKey = (accountID: number) => ['applications', accountID] as const;

/** Applications of the account, newest first. */
export const listApplications = (api: Api, accountID: number): Promise<SentApplication[]> =>
  api(getApplications, { params: { accountID: String(accountID) } });

/** Withdraws an application. Returns the server's text. */
export const withdraw = (api: Api, accountID: number, applicationID: number): Promise<string> =>
  api(withdrawApplication, { body: { accountID, applicationID } });
