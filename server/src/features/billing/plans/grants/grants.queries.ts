import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanKind } from '../../../../infra/database/schema.ts';
import type { PlanSnapshot } from '../purchased/plan-snapshot.ts';

/** Lets one grant of an account after the other through until the transaction ends: each sees what the one before did. */
export async function lockGrants(tx: Db, accountId: number): Promise<void> {
  // Not the account's row: its deletion holds that while it waits for the purchase the grant's caller holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grants of ${accountId}`}, 0))`.execute(tx);
}

/**
 * When the account's grants of one plan end at last; nothing when none is left. Those that begin are counted too: of two
 * granted in one moment, the one that waited may have read the clock first.
 * @param before only those granted before this one
 */
export async function findLastEnd(
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

/** Adds the grant of a purchase; the account's grants are locked. */
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

/** The grant of a purchase, running, run out or ended; nothing when there is none. */
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

export async function markEnded(tx: Db, grantId: number, now: Date): Promise<void> {
  await tx.updateTable('purchased_plans').set({ ended_at: now }).where('id', '=', grantId).execute();
}

/** Takes time from the grants of one subscription that came after another. */
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
