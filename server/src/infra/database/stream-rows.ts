import type { RawBuilder } from 'kysely';
import type { Db } from './connect.ts';

const BATCH_SIZE = 1_000;

/** Streams the rows of a query in batches of 1,000 through a cursor, so that they are never all in memory. */
export async function* streamRows<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  for await (const { rows } of tx.getExecutor().stream<Row>(query.compile(tx), BATCH_SIZE)) yield rows;
}
