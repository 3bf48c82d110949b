import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../lib/clock.ts';
import type { Db } from '../connect.ts';
import { retryLockConflicts } from '../migration/retry-lock-conflicts.ts';
import { applicationAnswers } from './application-answers.ts';
import type { Backfill } from './backfill.ts';
import { lockProgress, type Progress, saveProgress, startBackfills } from './backfill-progress.ts';
import { pictureCases } from './picture-cases.ts';

/** All backfills, in the order in which they run. */
const allBackfills: Backfill[] = [applicationAnswers, pictureCases];

/** Maximum batches and milliseconds of a run of the job; the next one continues. */
const MAX_BATCHES = 10_000;
const MAX_RUN_MS = 45_000;

interface Context {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'info'>;
}

interface Options {
  /** Other than those of this release; for tests. */
  backfills?: Backfill[];
  maxBatches?: number;
}

/** The last key and the number of the rows of the next batch. */
async function findBatch(tx: Db, { table, key, batchSize }: Backfill, after: number) {
  const { rows } = await sql<{ to: number | null; count: number }>`
    select max(key)::bigint as to, count(*)::int as count from (
      select ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${batchSize}
    ) batch`.execute(tx);
  return rows[0] ?? { to: null, count: 0 };
}

/** Rewrites one batch and moves the cursor in the same transaction. Returns undefined when nothing is left to do here. */
async function runBatch({ db, clock, log }: Context, backfill: Backfill): Promise<Progress | undefined> {
  return await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    const progress = await lockProgress(tx, backfill.name);
    if (!progress || progress.isComplete) return undefined;
    const { to, count } = await findBatch(tx, backfill, progress.lastKey);
    if (to !== null) await backfill.rewrite(tx, { after: progress.lastKey, to });
    const moved = {
      lastKey: to ?? progress.lastKey,
      rowsDone: progress.rowsDone + count,
      isComplete: count < backfill.batchSize,
    };
    await saveProgress(tx, backfill.name, moved, clock.now());
    if (moved.isComplete) log.info({ backfill: backfill.name, rows: moved.rowsDone }, 'backfill completed');
    return moved;
  });
}

/**
 * Continues the backfills that are not complete, one batch after another, with pauses as long as the batches: requests
 * keep half of the database. Several instances take turns; a process that is killed loses at most one batch.
 */
export async function runBackfills(
  context: Context,
  { backfills = allBackfills, maxBatches = MAX_BATCHES }: Options = {},
): Promise<void> {
  const startedAt = performance.now();
  const open = await startBackfills(context.db, backfills, context.clock.now());
  let batches = 0;
  for (const backfill of backfills.filter(({ name }) => open.has(name))) {
    let latest: Progress | undefined;
    for (;;) {
      if (batches >= maxBatches || performance.now() - startedAt > MAX_RUN_MS) break;
      const batchStartedAt = performance.now();
      const progress = await retryLockConflicts(() => runBatch(context, backfill), {
        wait: (ms) => setTimeout(ms),
        onConflict: () => undefined,
      });
      batches += 1;
      latest = progress ?? latest;
      if (!progress || progress.isComplete) break;
      await setTimeout(performance.now() - batchStartedAt);
    }
    if (latest && !latest.isComplete)
      context.log.info(
        { backfill: backfill.name, rows: latest.rowsDone, lastKey: latest.lastKey },
        'backfill continues with the next run of its job',
      );
  }
}
