import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Job } from './jobs.ts';

/** A finished run of a job; `error` says why it failed, without personal data. */
export interface JobRun {
  job: string;
  startedAt: Date;
  finishedAt: Date;
  durationMs: number;
  error: string | undefined;
}

/** The state of a scheduled job; times are null until it has run. */
export interface JobState {
  job: string;
  startedAt: Date | null;
  finishedAt: Date | null;
  durationMs: number | null;
  /** Why the last run failed; null when it succeeded. */
  error: string | null;
  succeededAt: Date | null;
  /** Failed runs since the last that succeeded. */
  failures: number;
  /** It has not run for three times its interval. */
  isOverdue: boolean;
}

/** Stores which jobs there are and how often each runs; those that no longer exist are removed. */
export async function storeJobs(db: Db, jobs: readonly Pick<Job, 'name' | 'everyMinutes'>[], now: Date): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await db.deleteFrom('job_runs').where('job', 'not in', names).execute();
  await db
    .insertInto('job_runs')
    .values(
      jobs.map(({ name, everyMinutes }) => ({
        job: name,
        every_minutes: everyMinutes,
        // Its interval begins with its first start.
        started_at: now,
        finished_at: null,
        duration_ms: null,
        error: null,
        succeeded_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({
        every_minutes: (eb) => eb.ref('excluded.every_minutes'),
        // While no server ran, none was overdue.
        started_at: sql`greatest(job_runs.started_at, excluded.started_at - excluded.every_minutes * interval '1 minute')`,
      }),
    )
    .execute();
}

/** Stores the last run of a job. */
export async function storeJobRun(db: Db, { job, startedAt, finishedAt, durationMs, error }: JobRun): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({
      ...{ started_at: startedAt, finished_at: finishedAt, duration_ms: durationMs, error: error ?? null },
      ...(error === undefined ? { succeeded_at: finishedAt, failures: 0 } : { failures: sql<number>`failures + 1` }),
    })
    .where('job', '=', job)
    .execute();
}

/** All jobs, those that fail or are overdue first. */
export async function listJobs(db: Db, now: Date): Promise<JobState[]> {
  return await db
    .selectFrom('job_runs')
    .select(['job', 'started_at as startedAt', 'finished_at as finishedAt', 'duration_ms as durationMs', 'error'])
    .select(['succeeded_at as succeededAt', 'failures'])
    .select(sql<boolean>`started_at < ${now}::timestamptz - every_minutes * interval '3 minutes'`.as('isOverdue'))
    .orderBy(sql`error is not null or started_at < ${now}::timestamptz - every_minutes * interval '3 minutes'`, 'desc')
    .orderBy('job')
    .execute();
}
