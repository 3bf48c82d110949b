import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';

/** Samples are summed in windows of this length. */
export const WINDOW_MS = 5 * MINUTE_MS;
const RETENTION_MS = 24 * HOUR_MS;

/** The durations of a route or statement in a window. */
export interface Sample {
  /** The start of the window. */
  startedAt: Date;
  kind: 'route' | 'statement';
  key: string;
  name: string;
  /** The route or job of a statement. */
  source: string;
  count: number;
  totalMs: number;
  maxMs: number;
}

/** Adds samples to those of other processes. */
export async function addSamples(db: Db, samples: readonly Sample[]): Promise<void> {
  if (samples.length === 0) return;
  // In the same order in all processes, which would lock rows crosswise otherwise.
  const ordered = samples.toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1));
  await db
    .insertInto('performance_samples')
    .values(
      ordered.map(({ startedAt, kind, key, name, source, count, totalMs, maxMs }) => ({
        ...{ started_at: startedAt, kind, key, name, source },
        ...{ count, total_ms: totalMs, max_ms: maxMs },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['started_at', 'kind', 'key']).doUpdateSet({
        count: sql`performance_samples.count + excluded.count`,
        total_ms: sql`performance_samples.total_ms + excluded.total_ms`,
        max_ms: sql`greatest(performance_samples.max_ms, excluded.max_ms)`,
      }),
    )
    .execute();
}

/** The slowest routes or statements since a time, by their mean duration. */
export async function listSlowest(
  db: Db,
  kind: Sample['kind'],
  since: Date,
  limit: number,
): Promise<{ name: string; source: string; count: number; meanMs: number; maxMs: number }[]> {
  return await db
    .selectFrom('performance_samples')
    .select((eb) => [
      'name',
      'source',
      eb.cast<number>(eb.fn.sum('count'), 'integer').as('count'),
      sql<number>`sum(total_ms) / sum(count)`.as('meanMs'),
      sql<number>`max(max_ms)`.as('maxMs'),
    ])
    .where('kind', '=', kind)
    .where('started_at', '>', since)
    .groupBy(['name', 'source'])
    .orderBy('meanMs', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the samples of more than a day ago. */
export async function deleteOldSamples(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('performance_samples')
    .where('started_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
}
