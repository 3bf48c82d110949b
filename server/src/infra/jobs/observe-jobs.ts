import type { AppContext } from '../../app-context.ts';
import { describeError } from '../log.ts';
import { jobDuration, jobLastSuccess, jobRuns } from '../metrics/job-metrics.ts';
import { storeJobRun } from './job-runs.ts';
import type { JobObserver } from './jobs.ts';

/** Counts the runs of jobs in the metrics, and stores the last of each. */
export const observeJobs = ({ db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>): JobObserver => ({
  async finished({ job, durationMs, error }) {
    const isFailed = error !== undefined;
    const finishedAt = clock.now();
    jobRuns.inc({ job, outcome: isFailed ? 'failed' : 'succeeded' });
    jobDuration.observe({ job }, durationMs / 1_000);
    if (!isFailed) jobLastSuccess.set({ job }, finishedAt.getTime() / 1_000);
    const run = {
      ...{ job, durationMs, finishedAt, startedAt: new Date(finishedAt.getTime() - durationMs) },
      error: isFailed ? describeError(error) : undefined,
    };
    // The run itself is not repeated because of this.
    await storeJobRun(db, run).catch((failure: NodeJS.ErrnoException) => {
      log.warn({ reason: failure.code ?? failure.name, job }, 'the run of a job could not be stored');
    });
  },
});
