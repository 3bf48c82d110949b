import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/**
 * Claims interviews whose reminder is due, each once per kind of reminder. Interviews scheduled after the time of the
 * reminder are excluded.
 * @param span minutes before an interview between which the reminder may be sent
 * @returns interview ids
 */
export async function claimForReminder(
  tx: Db,
  reminded: 'day_reminded_at' | 'hour_reminded_at',
  span: { from: number; to: number },
  limit: number,
  now: Date,
): Promise<number[]> {
  const before = (minutes: number) => sql<Date>`starts_at - make_interval(mins => ${minutes})`;
  const rows = await tx
    .updateTable('interviews')
    .set({ [reminded]: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('interviews')
        .innerJoin('accounts', 'accounts.id', 'interviews.account_id')
        .select('interviews.id')
        .where('accounts.deleted_at', 'is', null)
        .where('interviews.status', '=', 'scheduled')
        .where(reminded, 'is', null)
        .where('starts_at', '>', now)
        .where(before(span.from), '<=', now)
        .where(before(span.to), '>', now)
        .whereRef('interviews.created_at', '<', before(span.from))
        .orderBy('starts_at')
        .limit(limit)
        .forNoKeyUpdate('interviews')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
