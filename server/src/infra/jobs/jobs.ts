import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { MINUTE_MS } from '../../lib/clock.ts';
import { runAs, type WorkSpan } from '../current-work.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { resetFutureTimes } from './reset-future-times.ts';

/** A scheduled job; runs every N minutes, once across all instances. */
export interface Job {
  name: string;
  everyMinutes: 1 | 5 | 60;
  run(): Promise<void>;
}

const cronExpressions = { 1: '* * * * *', 5: '*/5 * * * *', 60: '17 * * * *' } as const;

/** Removes the schedules of jobs that an earlier version had: pg-boss would continue to queue them, with nothing to run them. */
async function removeFormerSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name, key);
}

/** Receives what happens to jobs; `error` is what a run threw. */
export interface JobObserver {
  finished(run: { job: string; durationMs: number; error: unknown }): Promise<void>;
}

/**
 * Starts the job queue (pg-boss) on the database. Every job runs once across all instances and is retried twice.
 * Schedules of jobs that are not in `jobs` are removed.
 * @param observer is notified of each run; it must not throw
 * @returns stops the queue and waits up to 10 s for running jobs
 */
export async function startJobs(
  databaseUrl: string,
  log: FastifyBaseLogger,
  jobs: Job[],
  observer?: JobObserver,
  tracing?: Tracing,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'aarambh-jobs' });
  // pg-boss reports lost connections here, and reconnects.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue error'));
  await boss.start();
  const correctTimes = () =>
    resetFutureTimes(boss).catch((error: Error) => log.warn({ reason: error.message }, 'job times cannot be checked'));
  await correctTimes();
  const timer = setInterval(correctTimes, MINUTE_MS);
  async function run({ name, run: work }: Job, span?: WorkSpan): Promise<void> {
    const startedAt = performance.now();
    let error: unknown;
    try {
      await work();
    } catch (thrown) {
      error = thrown ?? new Error('unknown');
      log.error({ err: error, job: name }, 'a job failed; it will be retried');
    }
    span?.end({ error });
    await observer?.finished({ job: name, durationMs: performance.now() - startedAt, error });
    if (error !== undefined) throw error;
  }
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 2 });
    await boss.work(job.name, () => {
      const span = tracing?.startJob(job.name);
      return runAs({ requestId: undefined, name: `job ${job.name}`, span }, () => run(job, span));
    });
    await boss.schedule(job.name, cronExpressions[job.everyMinutes]);
  }
  await removeFormerSchedules(boss, jobs);
  return async () => {
    clearInterval(timer);
    await boss.stop({ graceful: true, timeout: 10_000 });
  };
}
