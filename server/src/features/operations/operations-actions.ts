import { type CallAnswer, getOperations } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { type HealthCheck, runHealthChecks } from '../../infra/health/health-check.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { type JobState, listJobs } from '../../infra/jobs/job-runs.ts';
import { build } from '../../infra/metrics/build-metrics.ts';
import { listSlowest } from '../../infra/performance/timings-table.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { listFailedMessages } from '../notifications/index.ts';

const MAX_ROWS = 20;

const presentJob = ({ job, finishedAt, durationMs, error, succeededAt, failures, isOverdue }: JobState) => ({
  ...{ job, durationMs, failures, isOverdue },
  finishedOn: finishedAt?.toISOString() ?? null,
  succeededOn: succeededAt?.toISOString() ?? null,
  error: error ?? '',
});

/** How the portal runs now, read from what all processes recorded. */
async function readOperations(
  context: AppContext,
  checks: readonly HealthCheck[],
): Promise<CallAnswer<typeof getOperations>> {
  // The reserved connections: the others may all be waiting for what is looked for here.
  const { reservedDb: db, clock, config, timings } = context;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  // On a full disk nothing can be written, and the screen is needed most.
  await timings.flush(db).catch(() => undefined);
  const [dependencies, jobs, failed, slowRoutes, slowStatements] = await Promise.all([
    runHealthChecks(context, checks),
    listJobs(db, now),
    listFailedMessages(db, ago(DAY_MS), MAX_ROWS),
    listSlowest(db, 'route', ago(HOUR_MS), MAX_ROWS),
    listSlowest(db, 'statement', ago(HOUR_MS), MAX_ROWS),
  ]);
  return {
    release: `${build.version} with ${build.schema}`,
    dependencies,
    jobs: jobs.map(presentJob),
    failedMessages: failed.map(({ lastQueuedAt, ...rest }) => ({ ...rest, lastOn: lastQueuedAt.toISOString() })),
    ...{ slowRoutes, slowStatements, slowStatementMs: config.slowStatementMs },
  };
}

/** @param checks of everything that the portal depends on */
export const operationsActions = (checks: readonly HealthCheck[]): readonly StaffAction[] => [
  staffAction(getOperations, (context) => readOperations(context, checks)),
];
