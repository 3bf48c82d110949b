import type { Db } from '../../../../infra/database/connect.ts';

/** Counts the open orders whose check at the provider was due before a time. */
export async function countOrdersDueBefore(db: Db, time: Date): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('status', '=', 'created')
    .where('next_check_at', '<', time)
    .executeTakeFirstOrThrow();
  return count;
}
