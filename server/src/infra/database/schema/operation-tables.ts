import type { Generated } from 'kysely';

/** The last run of a scheduled job; its times are null until it has run. */
interface JobRuns {
  job: string;
  every_minutes: number;
  started_at: Date | null;
  finished_at: Date | null;
  duration_ms: number | null;
  error: string | null;
  succeeded_at: Date | null;
  /** Failed runs since the last that succeeded. */
  failures: Generated<number>;
}

/** Durations of requests by route, and of slow statements, in a window of five minutes. */
interface PerformanceSamples {
  started_at: Date;
  kind: 'route' | 'statement';
  key: string;
  name: string;
  source: Generated<string>;
  count: number;
  total_ms: number;
  max_ms: number;
}

interface Backfills {
  name: string;
  last_key: Generated<number>;
  rows_done: Generated<number>;
  started_at: Date;
  completed_at: Date | null;
}

/** Tables of scheduled jobs, backfills and performance. */
export interface OperationTables {
  job_runs: JobRuns;
  performance_samples: PerformanceSamples;
  backfills: Backfills;
}
