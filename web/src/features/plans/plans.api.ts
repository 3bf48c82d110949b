import { checkJobSeekerPlanPurchased, getActivePlans } from '@aarambh/contract';
import type { Api } from '../../platform/api.ts';

/** Whether a purchased plan of the account is running. */
export const hasPurchasedPlan = (api: Api, accountID: number): Promise<boolean> =>
  api(checkJobSeekerPlanPurchased, { params: { accountID: String(accountID) } });

/** The names of the running plans joined by ', ', or 'Free Plan'. */
export const activePlanNames = (api: Api, accountID: number): Promise<string> =>
  api(getActivePlans, { params: { accountID: String(accountID) } });
