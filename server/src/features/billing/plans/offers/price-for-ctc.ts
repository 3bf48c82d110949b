import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatIndianNumber } from '../../../../lib/money/rupees.ts';
import type { Plan } from '../purchased/plan-snapshot.ts';
import { findBandPrice } from './plans.queries.ts';

/** Error text for a personalised plan with a CTC in the range of the regular plan (commerce §5). */
const ctcTooLow = (goodToGoCtc: number) =>
  `Your current CTC should be higher than Rs.${formatIndianNumber(goodToGoCtc)}.`;

/**
 * Computes the price of a plan in paise without tax. A CTC of 0 selects the regular plan. Any other CTC selects the
 * personalised plan, priced by its CTC band, or at the regular price when no band applies.
 * @param ctc whole rupees a year
 * @throws {CallError} bad_input for a CTC at or below the good-to-go amount
 */
export async function priceForCtc(db: Db, plan: Plan, ctc: number): Promise<number> {
  if (ctc === 0) return plan.pricePaise;
  if (plan.goodToGoCtc !== null && ctc <= plan.goodToGoCtc)
    throw new CallError('bad_input', ctcTooLow(plan.goodToGoCtc));
  return (await findBandPrice(db, plan.planID, ctc)) ?? plan.pricePaise;
}
