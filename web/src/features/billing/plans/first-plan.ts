import { FREE_PLAN } from '@aarambh/contract';

/** The name of the first running plan in the active-plans text; undefined on the free plan. */
export function firstPlanOf(activePlans: string): string | undefined {
  const first = activePlans.split(',')[0]?.trim();
  return first && first !== FREE_PLAN ? first : undefined;
}
