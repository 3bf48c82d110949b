import { planKinds } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { insertServiceItems } from '../../../services/index.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';
import { computeExpiry } from './grant-validity.ts';
import {
  findGrant,
  findLatestExpiry,
  type Grant,
  insertGrant,
  lockGrants,
  markGrantEnded,
  shortenLaterGrants,
} from './grants.queries.ts';
import { listServicesOfPlan } from './services-of-plan.ts';

/** A paid purchase, with the fields needed to grant its plan. */
export interface PaidPurchase {
  purchaseId: number;
  /** null while a guest's purchase has no account. */
  accountId: number | null;
  plan: PlanSnapshot;
  /** Billing cycles of a subscription, 1 for the other kinds. */
  months: number;
}

/**
 * Grants the plan of a paid purchase, in the transaction that marks it paid. Idempotent. The purchase of a guest is granted
 * once it has an account. A renewal of a running subscription starts immediately, so that its credits are available, and
 * its expiry is extended by the remaining time of the earlier grant.
 * @returns the expiry; undefined for a guest
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
  const runsUntil = planKinds[plan.kind].hasBillingCycle
    ? await findLatestExpiry(tx, { accountId, planId: plan.planID }, now)
    : undefined;
  const expiresAt = computeExpiry(plan, months, runsUntil ?? now);
  const vacancies = plan.vacancies * months;
  const grantId = await insertGrant(tx, { purchaseId, accountId, plan, vacancies, startsAt: now, expiresAt });
  await insertServiceItems(tx, { grantId, accountId }, listServicesOfPlan(plan));
  return { expiresAt };
}

/** Time in ms by which this grant extended its renewal. */
async function extensionOfRenewal(tx: Db, grant: Grant, now: Date): Promise<number> {
  if (!planKinds[grant.kind].hasBillingCycle) return 0;
  const { grantId: before, accountId, planId } = grant;
  const ownStart = (await findLatestExpiry(tx, { accountId, planId, before }, now)) ?? now;
  return grant.expiresAt.getTime() - ownStart.getTime();
}

/**
 * Ends the grant of a refunded purchase; does nothing without a grant or when it has already ended. Also takes back the
 * time by which the grant extended a renewal.
 */
export async function endGrant(tx: Db, purchaseId: number, now: Date): Promise<void> {
  const found = await findGrant(tx, purchaseId);
  if (!found) return;
  await lockGrants(tx, found.accountId);
  const grant = await findGrant(tx, purchaseId);
  if (!grant || grant.endedAt) return;
  const extension = await extensionOfRenewal(tx, grant, now);
  await markGrantEnded(tx, grant.grantId, now);
  if (extension > 0) await shortenLaterGrants(tx, grant, extension, now);
}
