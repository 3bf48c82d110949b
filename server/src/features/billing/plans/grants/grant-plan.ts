import type { Db } from '../../../../infra/database/connect.ts';
import { insertServiceItems } from '../../../services/index.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';
import { endOfValidity } from './grant-validity.ts';
import {
  findGrant,
  findLastEnd,
  type Grant,
  insertGrant,
  lockGrants,
  markEnded,
  shortenLaterGrants,
} from './grants.queries.ts';
import { servicesOfPlan } from './services-of-plan.ts';

/** What a grant needs to know of a paid purchase. */
export interface PaidPurchase {
  purchaseId: number;
  /** null while a guest has no account yet. */
  accountId: number | null;
  plan: PlanSnapshot;
  /** Billing cycles of a subscription, 1 for the other kinds. */
  months: number;
}

/**
 * Gives the buyer what a purchase pays for, in the transaction that marks it paid: once, however often it is asked for.
 * A guest's purchase is left until its account is made. A running subscription that is bought once more begins at once,
 * so that its credits are there, and ends as much later as the first had still to run, so that no day is lost.
 * @returns when it ends; nothing for a guest
 */
export async function grantPlan(
  tx: Db,
  purchase: PaidPurchase & { accountId: number },
  now: Date,
): Promise<{ expiresAt: Date }>;
export async function grantPlan(tx: Db, purchase: PaidPurchase, now: Date): Promise<{ expiresAt: Date } | undefined>;
export async function grantPlan(tx: Db, purchase: PaidPurchase, now: Date): Promise<{ expiresAt: Date } | undefined> {
  const { purchaseId, accountId, plan, months } = purchase;
  if (accountId === null) return undefined;
  await lockGrants(tx, accountId);
  const granted = await findGrant(tx, purchaseId);
  if (granted) return { expiresAt: granted.expiresAt };
  const isSubscription = plan.kind === 'subscription';
  const runsUntil = isSubscription ? await findLastEnd(tx, { accountId, planId: plan.planID }, now) : undefined;
  const expiresAt = endOfValidity(plan, months, runsUntil ?? now);
  const vacancies = plan.vacancies * months;
  const grantId = await insertGrant(tx, { purchaseId, accountId, plan, vacancies, startsAt: now, expiresAt });
  await insertServiceItems(tx, { grantId, accountId }, servicesOfPlan(plan));
  return { expiresAt };
}

/** What a renewal got because this one still had days of its own, in milliseconds. */
async function daysPassedOn(tx: Db, grant: Grant, now: Date): Promise<number> {
  if (grant.kind !== 'subscription') return 0;
  const { grantId: before, accountId, planId } = grant;
  const itsOwnFrom = (await findLastEnd(tx, { accountId, planId, before }, now)) ?? now;
  return grant.expiresAt.getTime() - itsOwnFrom.getTime();
}

/**
 * Ends what a purchase gave, because it was refunded; does nothing without a grant, or once it has ended. What a renewal
 * got of the days this one had left is taken back with it.
 */
export async function endGrant(tx: Db, purchaseId: number, now: Date): Promise<void> {
  const found = await findGrant(tx, purchaseId);
  if (!found) return;
  await lockGrants(tx, found.accountId);
  const grant = await findGrant(tx, purchaseId);
  if (!grant || grant.endedAt) return;
  const passedOn = await daysPassedOn(tx, grant, now);
  await markEnded(tx, grant.grantId, now);
  if (passedOn > 0) await shortenLaterGrants(tx, grant, passedOn, now);
}
