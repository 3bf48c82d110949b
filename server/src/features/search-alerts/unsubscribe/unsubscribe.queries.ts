import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { UnsubscribeTarget } from './unsubscribe-token.ts';

/** The saved searches that a link identifies. */
export async function listTargets(
  db: Db,
  { accountId, searchId }: UnsubscribeTarget,
): Promise<{ id: number; title: string; isActive: boolean }[]> {
  const { rows } = await sql<{ id: number; title: string; isActive: boolean }>`
    select id, title, frequency <> 'off' as "isActive" from saved_searches
    where account_id = ${accountId} and (${searchId}::int = 0 or id = ${searchId}) order by id`.execute(db);
  return rows;
}

/** Ends the alerts of saved searches; the searches stay. */
export async function endAlerts(tx: Db, ids: number[]): Promise<void> {
  await sql`
    update saved_searches set frequency = 'off', pending_count = 0, due_at = null
    where id = any(${ids}::int[])`.execute(tx);
}
