import {
  acknowledgePlan,
  checkJobSeekerPlanPurchased,
  getActivePlans,
  getPurchasedPlanByAccountID,
  type PlanKind,
  type PurchasedPlan,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Whether a purchased plan of the account is running. */
export const hasPurchasedPlan = (api: Api, accountID: number): Promise<boolean> =>
  api(checkJobSeekerPlanPurchased, { params: { accountID: String(accountID) } });

/** The names of the running plans joined by ', ', or 'Free Plan'. */
export const activePlanNames = (api: Api, accountID: number): Promise<string> =>
  api(getActivePlans, { params: { accountID: String(accountID) } });

/** Everything the account bought: what runs first, then the newest first. */
export const listPurchasedPlans = (api: Api, accountID: number): Promise<PurchasedPlan[]> =>
  api(getPurchasedPlanByAccountID, { params: { id: String(accountID) } });

/** The plan an acknowledgement link is about; `token` is the secret of the link. */
export interface PlanReceipt {
  accountID: string;
  planID: string;
  planType: string;
  token: string | undefined;
}

/** Confirms having received a plan. The answered text says how it went. */
export const acknowledge = (api: Api, { planType, ...receipt }: PlanReceipt): Promise<string> =>
  api(acknowledgePlan, { query: { ...receipt, planType: planType as PlanKind } });
