import type { PlanKind } from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { listOffers } from './offers.api.ts';

/** The plans of a kind, or an error text for users; `status` is the HTTP status of the document. */
export type LoadedOffers = { plans: OfferedPlan[]; status: 200 } | { failure: string; status: number };

/** Loads the plans of a kind for a page. */
export async function loadOffers(api: Api, kind: PlanKind): Promise<LoadedOffers> {
  try {
    return { plans: await listOffers(api, kind), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: 'We could not load the plans. Please try again.', status: error.status || 503 };
  }
}
