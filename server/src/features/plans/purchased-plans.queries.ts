import type { Db } from '../../platform/database/connect.ts';

/** Names of the account's plans that run now, the first bought first, each once. */
export async function listRunningPlanNames(db: Db, accountId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('purchased_plans')
    .select('plan_name')
    .where('account_id', '=', accountId)
    .where('starts_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return [...new Set(rows.map((row) => row.plan_name))];
}
