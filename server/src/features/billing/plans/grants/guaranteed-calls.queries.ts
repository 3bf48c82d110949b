import type { Db } from '../../../../infra/database/connect.ts';
import { isRunning } from './running-grants.queries.ts';

/** Counts the unused guaranteed calls in the running plans of an account. */
export async function countRemainingGuaranteedCalls(db: Db, accountId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('purchased_plans')
    .select((eb) => eb.fn.sum<number>(eb('guaranteed_calls', '-', eb.ref('guaranteed_calls_used'))).as('left'))
    .where('account_id', '=', accountId)
    .where(isRunning(now))
    .executeTakeFirstOrThrow();
  return row.left ?? 0;
}

/**
 * Uses one guaranteed call of the grants that ran at a given time, from the grant that expires first. Locks its row against
 * concurrent uses and refunds.
 * @returns the grant used; undefined when no call is left
 */
export async function useGuaranteedCall(tx: Db, accountId: number, at: Date): Promise<{ grantId: number } | undefined> {
  return await tx
    .updateTable('purchased_plans')
    .set((eb) => ({ guaranteed_calls_used: eb('guaranteed_calls_used', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('purchased_plans')
        .select('id')
        .where('account_id', '=', accountId)
        .where(isRunning(at))
        .whereRef('guaranteed_calls_used', '<', 'guaranteed_calls')
        .orderBy('expires_at')
        .orderBy('id')
        .limit(1)
        .forUpdate(),
    )
    .returning('id as grantId')
    .executeTakeFirst();
}
