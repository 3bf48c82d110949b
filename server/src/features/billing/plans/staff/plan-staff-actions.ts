import {
  type CallOutput,
  cancelPriceChange as cancelPriceChangeCall,
  changePlanPrice,
  createPlan as createPlanCall,
  endPlan,
  listStaffPlans as listStaffPlansCall,
  offerPlanAgain,
  PRICE_FLOOR_RUPEES,
  toPaise,
} from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { type StaffAction, staffAction } from '../../../../infra/http/staff-action.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import { getPlanPrice } from '../offers/change-plan.ts';
import { createPlan } from '../offers/create-plan.ts';
import { parsePlan } from '../offers/plan-description.ts';
import {
  cancelPriceChange,
  describeCancelling,
  describePriceChange,
  schedulePriceChange,
} from './change-plan-price.ts';
import { listStaffPlans } from './list-staff-plans.ts';
import { setPlanActive } from './staff-plans.queries.ts';

const planOf = ({ reason: _, ...description }: CallOutput<typeof createPlanCall>['body']) => parsePlan(description);

/** @throws {CallError} not_found, conflict when nothing changes */
async function setOffered({ db }: AppContext, planID: number, isOffered: boolean): Promise<string> {
  const { name } = await getPlanPrice(db, planID);
  if (!(await setPlanActive(db, planID, isOffered)))
    throw new CallError('conflict', `${name} is ${isOffered ? 'on offer' : 'off the offer'} already.`);
  return isOffered ? `${name} is on offer again.` : `${name} is no longer on offer.`;
}

/** Actions of staff on plans and prices. */
export const planStaffActions: readonly StaffAction[] = [
  staffAction(listStaffPlansCall, ({ db }) => listStaffPlans(db)),

  staffAction(createPlanCall, async ({ db }, { body }) => ({ planID: await createPlan(db, planOf(body)) }), {
    target: (_input, answer) => answer && { kind: 'plan', id: answer.planID },
    async secondPersonCause(_context, { body }) {
      const plan = planOf(body);
      const lowest = Math.min(body.price, ...body.ctcBands.map(({ price }) => price));
      const floor = lowest < PRICE_FLOOR_RUPEES ? ` This is below the floor of ₹${PRICE_FLOOR_RUPEES}!` : '';
      const bands = plan.ctcBands.map(
        ({ fromCtc, price }) => `, from a CTC of ${formatRupees(toPaise(fromCtc))} for ${formatRupees(price)}`,
      );
      const prices = `${formatRupees(toPaise(body.price))}${bands.join('')}`;
      return `New plan ${plan.name} for ${prices}.${floor} Prices need two persons.`;
    },
  }),

  staffAction(endPlan, (context, { body }) => setOffered(context, body.planID, false), {
    target: ({ body }) => ({ kind: 'plan', id: body.planID }),
  }),

  staffAction(offerPlanAgain, (context, { body }) => setOffered(context, body.planID, true), {
    target: ({ body }) => ({ kind: 'plan', id: body.planID }),
  }),

  staffAction(
    changePlanPrice,
    ({ db, clock }, { body, actor }, recordAction) =>
      db.transaction().execute(async (transaction) => {
        const { text, changeId } = await schedulePriceChange(transaction, body, actor, clock.now());
        const { planID: id, fromCtc, oldPrice, price, startsOn } = body;
        await recordAction(transaction, {
          target: { kind: 'plan', id },
          before: { price: oldPrice },
          after: { price, startsOn, ...(fromCtc ? { fromCtc } : {}), changeId },
        });
        return text;
      }),
    // The row of the plan changes on a later day: the action itself records what it changed.
    { recordsItself: true, secondPersonCause: (context, { body }) => describePriceChange(context, body) },
  ),

  staffAction(
    cancelPriceChangeCall,
    (context, { body }, recordAction) =>
      context.db.transaction().execute(async (transaction) => {
        const planId = await cancelPriceChange({ ...context, db: transaction }, body.changeID);
        await recordAction(transaction, { target: { kind: 'plan', id: planId }, after: { cancelled: body.changeID } });
        return 'The price stays as it is.';
      }),
    { recordsItself: true, secondPersonCause: (context, { body }) => describeCancelling(context, body.changeID) },
  ),
];
