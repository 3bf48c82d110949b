import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { findGrant, lockGrants } from './grants.queries.ts';

/** Used and included benefits of a purchase; all 0 before the grant. */
export interface PlanUsage {
  vacancies: number;
  vacanciesUsed: number;
  guaranteedCalls: number;
  guaranteedCallsUsed: number;
  services: number;
  servicesStarted: number;
}

export const NO_USAGE: PlanUsage = {
  vacancies: 0,
  vacanciesUsed: 0,
  guaranteedCalls: 0,
  guaranteedCallsUsed: 0,
  services: 0,
  servicesStarted: 0,
};

/** Lists plan usage by purchase id; purchases without a grant are missing. */
export async function listPlanUsage(db: Db, purchaseIds: number[]): Promise<Map<number, PlanUsage>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchased_plans')
    .leftJoin('service_items', 'service_items.purchased_plan_id', 'purchased_plans.id')
    .select([
      'purchased_plans.purchase_id as purchaseId',
      'purchased_plans.vacancies',
      'purchased_plans.vacancies_used as vacanciesUsed',
      'purchased_plans.guaranteed_calls as guaranteedCalls',
      'purchased_plans.guaranteed_calls_used as guaranteedCallsUsed',
    ])
    .select(sql<number>`count(service_items.id)::int`.as('services'))
    .select(sql<number>`(count(service_items.id) filter (where status <> 'Not Started'))::int`.as('servicesStarted'))
    .where('purchased_plans.purchase_id', 'in', purchaseIds)
    .groupBy('purchased_plans.id')
    .execute();
  return new Map(rows.map(({ purchaseId, ...usage }) => [purchaseId ?? 0, usage]));
}

/** Reads the usage of a purchase and locks it against further use until the transaction ends. */
export async function lockPlanUsage(tx: Db, purchaseId: number): Promise<PlanUsage> {
  const grant = await findGrant(tx, purchaseId);
  if (!grant) return NO_USAGE;
  await lockGrants(tx, grant.accountId);
  // Every use of a benefit and every start of a service locks this row.
  await tx.selectFrom('purchased_plans').select('id').where('id', '=', grant.grantId).forUpdate().execute();
  return (await listPlanUsage(tx, [purchaseId])).get(purchaseId) ?? NO_USAGE;
}
