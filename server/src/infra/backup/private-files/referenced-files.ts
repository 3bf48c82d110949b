import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';

/** Keys of all private files that rows name. */
export async function listReferencedFiles(db: Db, owners: readonly FileOwner[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { column } of owners) {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql<{ key: string }>`select ${sql.ref(name)} as key from ${sql.table(table)}
      where ${sql.ref(name)} is not null`.execute(db);
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}
