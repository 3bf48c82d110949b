import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';

/** Work that happens by itself. `everyMinutes` runs it on a schedule, once across all instances. */
export interface Job {
  name: string;
  everyMinutes: 1 | 5 | 60;
  run(): Promise<void>;
}

const cron = { 1: '* * * * *', 5: '*/5 * * * *', 60: '17 * * * *' } as const;

/**
 * Runs jobs from a queue in the database, with retry, once for all instances together.
 * @returns a function that waits for running jobs and stops
 */
export async function startJobs(
  databaseUrl: string,
  log: FastifyBaseLogger,
  jobs: Job[],
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'aarambh-jobs' });
  // pg-boss reports lost connections here and goes on by itself.
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue reports a problem'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 2 });
    await boss.work(job.name, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed and will be tried again');
        throw error;
      }
    });
    await boss.schedule(job.name, cron[job.everyMinutes]);
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
