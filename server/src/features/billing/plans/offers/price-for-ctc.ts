import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import type { Plan } from '../purchased/plan-snapshot.ts';
import { findBandPrice } from './plans.queries.ts';

const inIndianGroups = new Intl.NumberFormat('en-IN');

/** What people read who ask for a personalised plan with a CTC the regular one is for (commerce §5). */
const ctcTooLow = (goodToGoCtc: number) =>
  `Your current CTC should be higher than Rs.${inIndianGroups.format(goodToGoCtc)}.`;

/**
 * What a plan costs, in paise without tax. A CTC of 0 asks for the regular plan; any other for the personalised one,
 * which is priced by the band the CTC lies in, and like the regular one where a plan has no band for it.
 * @param ctc whole rupees a year
 * @throws {CallError} bad_input when a personalised plan is asked for with a CTC at or below the good-to-go amount
 */
export async function priceForCtc(db: Db, plan: Plan, ctc: number): Promise<number> {
  if (ctc === 0) return plan.pricePaise;
  if (plan.goodToGoCtc !== null && ctc <= plan.goodToGoCtc)
    throw new CallError('bad_input', ctcTooLow(plan.goodToGoCtc));
  return (await findBandPrice(db, plan.planID, ctc)) ?? plan.pricePaise;
}
