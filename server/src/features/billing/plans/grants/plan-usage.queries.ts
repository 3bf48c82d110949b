import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { findGrant, lockGrants } from './grants.queries.ts';

/** Used and included benefits of a purchase; all 0 before the grant. */
export interface PlanUsage {
  vacancies: number;
  /** Listed vacancies that the member opened or applied to, without those whose credit was returned. */
  vacanciesOpened: number;
  guaranteedCalls: number;
  guaranteedCallsUsed: number;
  services: number;
  servicesStarted: number;
}

export const NO_USAGE: PlanUsage = {
  vacancies: 0,
  vacanciesOpened: 0,
  guaranteedCalls: 0,
  guaranteedCallsUsed: 0,
  services: 0,
  servicesStarted: 0,
};

/**
 * Credits whose vacancy the member opened or applied to once it was listed. A credit that no listing accounts for counts.
 * `purchased_plans` is the grant.
 */
const openedVacancies = sql<number>`(
  select count(*) filter (where exists (
      select from vacancy_reads read
      where read.account_id = listed.account_id and read.vacancy_id = listed.vacancy_id and read.read_at >= listed.listed_at
    ) or exists (
      select from applications
      where applications.account_id = listed.account_id and applications.vacancy_id = listed.vacancy_id
    )) + greatest(purchased_plans.vacancies_used - count(*), 0)
  from priority_listings listed
  where listed.purchased_plan_id = purchased_plans.id and listed.returned_at is null
)::int`;

/** Lists plan usage by purchase id; purchases without a grant are missing. */
export async function listPlanUsage(db: Db, purchaseIds: number[]): Promise<Map<number, PlanUsage>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchased_plans')
    .leftJoin('service_items', 'service_items.purchased_plan_id', 'purchased_plans.id')
    .select([
      'purchased_plans.purchase_id as purchaseId',
      'purchased_plans.vacancies',
      'purchased_plans.guaranteed_calls as guaranteedCalls',
      'purchased_plans.guaranteed_calls_used as guaranteedCallsUsed',
    ])
    .select(openedVacancies.as('vacanciesOpened'))
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
