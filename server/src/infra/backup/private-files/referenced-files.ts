import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';

const BATCH_SIZE = 5_000;

/** Keys of all private files that rows name, as often as they are named, while it reads them with a cursor. */
export async function* listReferencedFiles(db: Db, owners: readonly FileOwner[]): AsyncGenerator<string> {
  const columns = owners.map(({ column }) => {
    const [table = '', name = ''] = column.split('.');
    return sql`select ${sql.ref(name)} as key from ${sql.table(table)} where ${sql.ref(name)} is not null`;
  });
  const transaction = await db.startTransaction().execute();
  try {
    await sql`declare referenced_files no scroll cursor for ${sql.join(columns, sql` union all `)}`.execute(
      transaction,
    );
    for (;;) {
      const { rows } = await sql<{ key: string }>`
        fetch ${sql.lit(BATCH_SIZE)} from referenced_files`.execute(transaction);
      if (rows.length === 0) return;
      for (const { key } of rows) yield key;
    }
  } finally {
    await transaction.rollback().execute();
  }
}
