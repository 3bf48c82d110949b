import type { PlanKind } from '@aarambh/contract';
import { type PurchasedPlan, toRupees } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { isRunning } from '../grants/running-grants.queries.ts';

/** Lists the distinct names of the running plans of an account, oldest first. */
export async function listRunningPlanNames(db: Db, accountId: number, now: Date, kind?: PlanKind): Promise<string[]> {
  const rows = await db
    .selectFrom('purchased_plans')
    .select('plan_name')
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as PlanKind))
    .where(isRunning(now))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return [...new Set(rows.map((row) => row.plan_name))];
}

/** Lists the purchased plans of an account: running ones first, then newest first. */
export async function listPurchasedPlans(db: Db, accountId: number, now: Date): Promise<PurchasedPlan[]> {
  const rows = await db
    .selectFrom('purchased_plans')
    .leftJoin('purchases', 'purchases.id', 'purchased_plans.purchase_id')
    .select([
      'purchased_plans.plan_name as planName',
      'purchases.total_paise as totalPaise',
      'purchases.paid_at as paidAt',
      'purchased_plans.starts_at as startsAt',
      'purchased_plans.expires_at as expiresAt',
      'purchased_plans.ended_at as endedAt',
      'purchased_plans.vacancies',
      'purchased_plans.verified_tag as verifiedTag',
      'purchased_plans.cv_correction as cvCorrection',
      'purchased_plans.kind',
      'purchased_plans.purchase_id as purchaseId',
      'purchased_plans.vacancies_used as vacanciesUsed',
      'purchased_plans.guaranteed_calls as guarantedCalls',
      'purchased_plans.guaranteed_calls_used as guarantedCallsUsed',
    ])
    .select(isRunning(now).as('isActive'))
    .where('purchased_plans.account_id', '=', accountId)
    .orderBy('isActive', 'desc')
    .orderBy('purchased_plans.starts_at', 'desc')
    .orderBy('purchased_plans.id', 'desc')
    .execute();
  return rows.map(({ totalPaise, paidAt, startsAt, expiresAt, endedAt, purchaseId, ...plan }) => ({
    ...plan,
    netAmount: toRupees(totalPaise ?? 0),
    purchasedOn: (paidAt ?? startsAt).toISOString(),
    expiryDate: (endedAt ?? expiresAt).toISOString(),
    purchaseID: purchaseId ?? 0,
  }));
}

/** Counts the unused vacancy credits in the running plans of an account. */
export async function countRemainingVacancyCredits(db: Db, accountId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('purchased_plans')
    .select((eb) => eb.fn.sum<number>(eb('vacancies', '-', eb.ref('vacancies_used'))).as('left'))
    .where('account_id', '=', accountId)
    .where(isRunning(now))
    .executeTakeFirstOrThrow();
  return row.left ?? 0;
}

/** Whether a running plan of the account includes the verified tag. */
export const hasVerifiedTag = (db: Db, accountId: number, now: Date): Promise<boolean> =>
  hasRunning(db, accountId, 'verified_tag', now);

/** Whether a running plan of the account includes priority listing, with or without credits left. */
export const hasPriorityListing = (db: Db, accountId: number, now: Date): Promise<boolean> =>
  hasRunning(db, accountId, 'priority_listing', now);

/** Whether a running plan of the account includes a benefit. */
export async function hasRunning(
  db: Db,
  accountId: number,
  benefit: 'verified_tag' | 'cv_correction' | 'priority_listing',
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('purchased_plans')
    .select('id')
    .where('account_id', '=', accountId)
    .where(benefit, '=', true)
    .where(isRunning(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
