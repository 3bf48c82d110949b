import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** The role of a connection, also where its URL does not name one. */
export async function findRole(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
