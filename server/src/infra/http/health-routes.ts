import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../app-context.ts';
import { busyError, CallError } from '../../lib/call-error.ts';
import { canExtendDatabase, hasFreeSpace, isDatabaseDiskFull } from '../database/disk-space.ts';
import { type HealthCheck, runHealthChecks } from '../health/health-check.ts';
import { requireMetricsAccess } from './metrics-access.ts';

const hidden = { schema: { hide: true } };

/**
 * Health checks for supervisors and load balancers: `live` while the process answers, `ready` while it can serve requests.
 * `ready?all=1` names every dependency with its state, for those who may read the metrics.
 */
export function registerHealth(app: FastifyInstance, context: AppContext, checks: readonly HealthCheck[]): void {
  const { config, healthDb: db } = context;
  app.get('/api/health/live', hidden, async () => ({ status: 'live' }));

  // Set by a failed write: probing the disk of the database on every check would write each time.
  let isDiskFull = false;
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDatabaseDiskFull(error)) isDiskFull = true;
  });

  async function requireReady(): Promise<void> {
    if (app.isShuttingDown()) throw busyError(5, 'The server is shutting down.');
    await sql`select 1`.execute(db);
    if (isDiskFull) isDiskFull = !(await canExtendDatabase(db));
    if (isDiskFull || !(await hasFreeSpace(config.dataDir)))
      throw new CallError('unavailable', 'The disk is full.', { retryAfter: 5 });
  }

  app.get<{ Querystring: { all?: string } }>('/api/health/ready', hidden, async (request, reply) => {
    if (request.query.all !== '1') {
      await requireReady();
      return { status: 'ready' };
    }
    requireMetricsAccess(request, config);
    const [isReady, dependencies] = await Promise.all([
      requireReady().then(
        () => true,
        () => false,
      ),
      runHealthChecks(context, checks),
    ]);
    const isDegraded = dependencies.some(({ state }) => state === 'degraded' || state === 'failed');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? (isDegraded ? 'degraded' : 'ready') : 'not ready', dependencies });
  });
}
