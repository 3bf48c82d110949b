import { Counter, Gauge, Histogram } from 'prom-client';
import { processMetrics } from './process-metrics.ts';

const registers = [processMetrics];

/** Metrics of scheduled jobs, by name. */
export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of scheduled jobs by outcome: succeeded or failed',
  labelNames: ['job', 'outcome'],
  registers,
});
export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Duration of runs of scheduled jobs',
  labelNames: ['job'],
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900],
  registers,
});
export const jobLastSuccess = new Gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When a scheduled job last succeeded in this process',
  labelNames: ['job'],
  aggregator: 'max',
  registers,
});
