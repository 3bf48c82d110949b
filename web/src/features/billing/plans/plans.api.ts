import { acknowledgePlan, checkJobSeekerPlanPurchased, getActivePlans, type PlanKind } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Whether the account has a running purchased plan. */
export const hasPurchasedPlan = (api: Api, accountID: number): Promise<boolean> =>
  api(checkJobSeekerPlanPurchased, { params: { accountID: String(accountID) } });

/** Names of the running plans joined by ', ', or 'Free Plan'. */
export const activePlanNames = (api: Api, accountID: number): Promise<string> =>
  api(getActivePlans, { params: { accountID: String(accountID) } });

/** Parameters of an acknowledgement link; `token` is its secret. */
export interface PlanReceipt {
  accountID: string;
  planID: string;
  planType: string;
  token: string | undefined;
}

/** Confirms the receipt of a plan. Resolves to the result text. */
export const acknowledge = (api: Api, { planType, ...receipt }: PlanReceipt): Promise<string> =>
  api(acknowledgePlan, { query: { ...receipt, planType: planType as PlanKind } });
