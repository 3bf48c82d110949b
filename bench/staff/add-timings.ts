import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

const ROUTES = 150;
const STATEMENTS = 300;
/** Windows of five minutes in an hour. */
const WINDOWS = 12;

/** Adds the durations that a busy server recorded in the last hour, which the screen of operations sums. */
export async function addTimings(db: Db): Promise<void> {
  await sql`
    insert into performance_samples (started_at, kind, key, name, source, count, total_ms, max_ms)
    select date_trunc('hour', now()) - age * interval '5 minutes', kind, 'bench-' || i, 'select ' || i, 'GET /job/search',
      i, i * 7.5, i * 2
    from generate_series(-11, ${sql.lit(WINDOWS)}) age,
      unnest(array['route', 'statement']) kind,
      generate_series(1, case kind when 'route' then ${sql.lit(ROUTES)} else ${sql.lit(STATEMENTS)} end) i
    on conflict do nothing`.execute(db);
}
