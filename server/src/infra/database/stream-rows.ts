import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

const BATCH_SIZE = 1_000;
let cursors = 0;

/**
 * Streams the rows of a query in batches of 1,000 through a cursor, so that they are never all in memory.
 * @param tx a transaction
 */
export async function* streamRows<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  cursors += 1;
  const cursor = sql.id(`rows_${cursors}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_SIZE)} from ${cursor}`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) break;
  }
  await sql`close ${cursor}`.execute(tx);
}
