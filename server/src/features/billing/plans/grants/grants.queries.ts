import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';

/** Serialises grants of an account with an advisory lock that is held until the transaction ends. */
export async function lockGrants(tx: Db, accountId: number): Promise<void> {
  // The account row would deadlock: account deletion locks it first and then waits for the caller's purchase.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grants of ${accountId}`}, 0))`.execute(tx);
}

/**
 * Finds the latest expiry of the account's grants of a plan; undefined when none is left. Includes grants that start after
 * `now`: of two concurrent calls, the one that waited may have read the clock first.
 * @param before id of a grant; only earlier grants count
 */
export async function findLatestExpiry(
  tx: Db,
  { accountId, planId, before }: { accountId: number; planId: number; before?: number },
  now: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('purchased_plans')
    .innerJoin('purchases', 'purchases.id', 'purchased_plans.purchase_id')
    .select((eb) => eb.fn.max('purchased_plans.expires_at').as('end'))
    .where('purchased_plans.account_id', '=', accountId)
    .where('purchases.plan_id', '=', planId)
    .where('purchased_plans.expires_at', '>', now)
    .where('purchased_plans.ended_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('purchased_plans.id', '<', before ?? 0))
    .executeTakeFirst();
  return row?.end ?? undefined;
}

export interface NewGrant {
  purchaseId: number;
  accountId: number;
  plan: PlanSnapshot;
  vacancies: number;
  startsAt: Date;
  expiresAt: Date;
}

/** Inserts the grant of a purchase. The caller holds the lock of lockGrants. */
export async function insertGrant(tx: Db, grant: NewGrant): Promise<number> {
  const { plan } = grant;
  const { id } = await tx
    .insertInto('purchased_plans')
    .values({
      account_id: grant.accountId,
      purchase_id: grant.purchaseId,
      plan_name: plan.name,
      kind: plan.kind,
      starts_at: grant.startsAt,
      expires_at: grant.expiresAt,
      vacancies: grant.vacancies,
      guaranteed_calls: plan.guaranteedCalls,
      priority_listing: plan.priorityListing,
      verified_tag: plan.verifiedTag,
      cv_correction: plan.cvCorrection,
      ended_at: null,
      acknowledged_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Grant {
  grantId: number;
  accountId: number;
  planId: number;
  kind: PlanKind;
  expiresAt: Date;
  endedAt: Date | null;
}

/** Finds the grant of a purchase, running or not. */
export async function findGrant(tx: Db, purchaseId: number): Promise<Grant | undefined> {
  return await tx
    .selectFrom('purchased_plans')
    .innerJoin('purchases', 'purchases.id', 'purchased_plans.purchase_id')
    .select([
      'purchased_plans.id as grantId',
      'purchased_plans.account_id as accountId',
      'purchases.plan_id as planId',
      'purchased_plans.kind',
      'purchased_plans.expires_at as expiresAt',
      'purchased_plans.ended_at as endedAt',
    ])
    .where('purchased_plans.purchase_id', '=', purchaseId)
    .executeTakeFirst();
}

export async function markGrantEnded(tx: Db, grantId: number, now: Date): Promise<void> {
  await tx.updateTable('purchased_plans').set({ ended_at: now }).where('id', '=', grantId).execute();
}

/** Moves forward the expiry of the later grants of the same subscription. */
export async function shortenLaterGrants(tx: Db, grant: Grant, byMs: number, now: Date): Promise<void> {
  await tx
    .updateTable('purchased_plans')
    .set({ expires_at: sql<Date>`expires_at - make_interval(secs => ${byMs / 1_000})` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('purchased_plans')
        .innerJoin('purchases', 'purchases.id', 'purchased_plans.purchase_id')
        .select('purchased_plans.id')
        .where('purchased_plans.account_id', '=', grant.accountId)
        .where('purchases.plan_id', '=', grant.planId)
        .where('purchased_plans.id', '>', grant.grantId)
        .where('purchased_plans.expires_at', '>', now)
        .where('purchased_plans.ended_at', 'is', null),
    )
    .execute();
}
