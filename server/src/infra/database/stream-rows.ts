import type { RawBuilder } from 'kysely';
import type { Db } from './connect.ts';

const ROWS_AT_A_TIME = 1_000;

/** The rows of a query, some after others, so that never all are in memory; others get their turn between. */
export async function* streamRows<Row>(tx: Db, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  for await (const { rows } of tx.getExecutor().stream<Row>(query.compile(tx), ROWS_AT_A_TIME)) yield rows;
}
