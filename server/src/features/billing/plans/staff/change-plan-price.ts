import { type CallOutput, type changePlanPrice, PRICE_FLOOR_RUPEES, toPaise } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import type { StaffActor } from '../../../../infra/http/staff-action.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatDay } from '../../../../lib/india-time/format-india-time.ts';
import { startOfDay } from '../../../../lib/india-time/indian-day.ts';
import { fromIst } from '../../../../lib/india-time/ist.ts';
import { formatIndianNumber, formatRupees } from '../../../../lib/money/rupees.ts';
import { getPlanPrice, writePlanPrice } from '../offers/change-plan.ts';
import { lockPlan } from '../offers/plans.queries.ts';
import {
  findWaitingChange,
  hasWaitingChange,
  insertPriceChange,
  lockDueChange,
  lockWaitingChange,
  markChangeApplied,
  markChangeCancelled,
} from './price-changes.queries.ts';
import { recordAppliedPrice } from './record-applied-price.ts';

type Change = CallOutput<typeof changePlanPrice>['body'];

const NOT_WAITING = 'No such price is pending: it already applies, or was cancelled.';

/** Midnight in India of a day yyyy-MM-dd. */
const startOf = (day: string) => fromIst(new Date(`${day}T00:00:00Z`));

/**
 * Checks a price change against the plan as it is now.
 * @throws {CallError} not_found; bad_input for a band within the regular price; conflict when the current price differs from the expected one
 */
async function checkChange(db: Db, { planID, fromCtc, oldPrice, price }: Change) {
  const plan = await getPlanPrice(db, planID, fromCtc);
  if (plan.pricePaise !== toPaise(oldPrice))
    throw new CallError(
      'conflict',
      `${plan.name} costs ${formatRupees(plan.pricePaise)} now, not ${formatRupees(toPaise(oldPrice))}. Please look again.`,
    );
  if (plan.pricePaise === toPaise(price))
    throw new CallError('conflict', `${plan.name} costs ${formatRupees(plan.pricePaise)} already.`);
  return plan;
}

/** The price change in one sentence; a price below the floor is named. */
export async function describePriceChange({ db, clock }: AppContext, change: Change): Promise<string> {
  const { name, pricePaise } = await checkChange(db, change);
  const startsAt = startOf(change.startsOn);
  if (startsAt < startOfDay(clock.now())) throw new CallError('bad_input', 'The new price must start today or later.');
  const band = change.fromCtc ? ` from a CTC of ₹${formatIndianNumber(change.fromCtc)}` : '';
  const floor = change.price < PRICE_FLOOR_RUPEES ? ` This is below the floor of ₹${PRICE_FLOOR_RUPEES}!` : '';
  const prices = `${formatRupees(pricePaise)} → ${formatRupees(toPaise(change.price))}`;
  return `Price of ${name}${band}: ${prices} from ${formatDay(startsAt)}.${floor} Prices need two persons.`;
}

/**
 * Stores a price change; one whose day has come applies at once, others by the job apply-price-changes.
 * @param transaction of the change and its audit row
 * @throws {CallError} as checkChange; conflict when one for the same day waits already, or its day passed before the
 *   approval
 */
export async function schedulePriceChange(
  transaction: Db,
  change: Change,
  { name, staff, second }: StaffActor,
  now: Date,
): Promise<{ changeId: number; text: string }> {
  const { planID: planId, fromCtc = null, price } = change;
  const plan = await lockPlan(transaction, planId);
  const { name: planName, pricePaise: oldPricePaise } = await checkChange(transaction, change);
  if (fromCtc !== null && fromCtc <= (plan?.goodToGoCtc ?? 0))
    throw new CallError('bad_input', `The regular price applies up to a CTC of Rs.${plan?.goodToGoCtc}.`);
  const startsAt = startOf(change.startsOn);
  if (startsAt < startOfDay(now))
    throw new CallError(
      'conflict',
      `The first day of this price, ${formatDay(startsAt)}, has passed. Ask again with a later one.`,
    );
  if (await hasWaitingChange(transaction, { planId, fromCtc, startsAt }))
    throw new CallError('conflict', 'A price for this day is already pending. Cancel it first.');
  const pricePaise = toPaise(price);
  const row = {
    planId,
    fromCtc,
    oldPricePaise,
    pricePaise,
    startsAt,
    askedBy: { staffId: staff?.staffId ?? null, fullName: name },
    approvedBy: second,
    reason: change.reason,
  };
  const changeId = await insertPriceChange(transaction, row, now);
  if (startsAt > now)
    return { changeId, text: `${planName} costs ${formatRupees(pricePaise)} from ${formatDay(startsAt)}.` };
  await writePlanPrice(transaction, planId, pricePaise, fromCtc ?? undefined);
  await markChangeApplied(transaction, changeId, oldPricePaise, now);
  return { changeId, text: `${planName} costs ${formatRupees(pricePaise)} from now on.` };
}

/** What cancelling a price change means, in one sentence. @throws {CallError} not_found when it does not wait */
export async function describeCancelling({ db }: AppContext, changeId: number): Promise<string> {
  const change = await findWaitingChange(db, changeId);
  if (!change) throw new CallError('not_found', NOT_WAITING);
  const { plan_id, from_ctc, price_paise, starts_at } = change;
  const { name, pricePaise } = await getPlanPrice(db, plan_id, from_ctc ?? undefined);
  const prices = `${formatRupees(pricePaise)} stays, instead of ${formatRupees(price_paise)} from ${formatDay(starts_at)}`;
  return `Price of ${name}: ${prices}. Prices need two persons.`;
}

/** Cancels a price change that waits. @throws {CallError} not_found when it does not wait */
export async function cancelPriceChange({ db, clock }: AppContext, changeId: number): Promise<number> {
  const row = await lockWaitingChange(db, changeId);
  if (!row) throw new CallError('not_found', NOT_WAITING);
  await markChangeCancelled(db, changeId, clock.now());
  return row.plan_id;
}

/** Applies every price change whose day has come, each in its own transaction with its audit row, once among all processes. */
export async function applyPriceChanges({ db, clock }: AppContext): Promise<void> {
  const applyNext = () =>
    db.transaction().execute(async (transaction) => {
      const now = clock.now();
      const change = await lockDueChange(transaction, now);
      if (!change) return false;
      await lockPlan(transaction, change.plan_id);
      const fromCtc = change.from_ctc ?? undefined;
      const { pricePaise } = await getPlanPrice(transaction, change.plan_id, fromCtc);
      await writePlanPrice(transaction, change.plan_id, change.price_paise, fromCtc);
      await markChangeApplied(transaction, change.id, pricePaise, now);
      await recordAppliedPrice(transaction, change, pricePaise, now);
      return true;
    });
  while (await applyNext());
}
