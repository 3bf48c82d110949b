import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Counting this many vacancies takes about a second; of more, a sample is counted while the first count runs. */
const MAX_COUNTED_AT_ONCE = 200_000;
/** Rows of a sample: read in a tenth of a second, and the most frequent groups of millions are the same in it. */
const SAMPLE_ROWS = 20_000;

/** The percentage of all vacancies to count as a sample; undefined for so few that all are counted as fast. */
export async function findSamplePercent(
  db: Db,
  { maxCounted, sampleRows } = { maxCounted: MAX_COUNTED_AT_ONCE, sampleRows: SAMPLE_ROWS },
): Promise<number | undefined> {
  // The number of rows at the last vacuum or analyze; -1 before the first.
  const { rows } = await sql<{ count: number }>`
    select reltuples::int as count from pg_class where oid = 'vacancies'::regclass`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > maxCounted ? Math.min(100, (100 * sampleRows) / count) : undefined;
}

/** The clause that reads a sample of a table, whole pages of it at random; empty without a percentage. */
export const tableSample = (percent: number | undefined): RawBuilder<unknown> =>
  percent === undefined ? sql`` : sql`tablesample system (${percent}::real)`;
