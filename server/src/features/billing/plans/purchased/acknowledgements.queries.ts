import type { PlanKind } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { isRunning } from '../grants/running-grants.queries.ts';

/**
 * Marks the running grants of a plan as acknowledged; an earlier time is kept.
 * @returns the name of the plan as bought; undefined without a running grant
 */
export async function markAcknowledged(
  db: Db,
  { accountId, planId, kind }: { accountId: number; planId: number; kind: PlanKind },
  now: Date,
): Promise<string | undefined> {
  const grants = await db
    .updateTable('purchased_plans')
    .from('purchases')
    .whereRef('purchases.id', '=', 'purchased_plans.purchase_id')
    .where('purchases.plan_id', '=', planId)
    .where('purchased_plans.account_id', '=', accountId)
    .where('purchased_plans.kind', '=', kind)
    .where(isRunning(now))
    .set((eb) => ({ acknowledged_at: eb.fn.coalesce('purchased_plans.acknowledged_at', eb.val(now)) }))
    .returning('purchased_plans.plan_name')
    .execute();
  return grants[0]?.plan_name;
}
