import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../../app-context.ts';
import { registerReplicaMetrics } from '../database/replica/replica-metrics.ts';
import { registerBuildMetric } from '../metrics/build-metrics.ts';
import { openMetrics } from '../metrics/cluster-metrics.ts';
import { registerDiskMetrics } from '../metrics/disk-metrics.ts';
import { CLIENT_CLOSED_REQUEST } from './connections/client-disconnect.ts';
import { requireMetricsAccess } from './metrics-access.ts';
import { routeNameOf } from './route-name.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records a response in metrics and log. Responses of Fastify routes are recorded automatically. */
    recordResponse(
      answer: { method: string; route: string; status: number; ms: number; requestId?: string },
      log?: FastifyBaseLogger,
    ): void;
  }
}

/**
 * Metrics and the request log. A log line contains the route's pattern, never the address, query, body
 * or headers of a request, so that it contains no personal data (security 28).
 */
export function registerMetrics(app: FastifyInstance, { config, replica, timings }: AppContext): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have arrived and are not answered yet, this one included',
    registers: [registry],
    collect() {
      this.set(app.requestsInFlight());
    },
  });

  new Gauge({ name: 'http_processes', help: 'Processes that answer requests', registers: [registry] }).set(1);
  registerBuildMetric(registry);
  registerDiskMetrics(config.dataDir, registry);
  if (replica) registerReplicaMetrics(replica, registry);
  const readMetrics = openMetrics(registry);

  app.decorate('recordResponse', ({ method, route, status, ms, requestId }, log = app.log) => {
    duration.observe({ method, route, status }, ms / 1_000);
    const message = status === CLIENT_CLOSED_REQUEST ? 'client closed the connection' : 'answered';
    log.info({ method, route, status, ms: Math.round(ms), ...(requestId && { requestId }) }, message);
  });

  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: ms }) => {
    const { method, log } = request;
    const route = routeNameOf(request);
    app.recordResponse({ method, route, status, ms }, log);
    timings.recordRequest(`${method} ${route}`, ms);
    request.work?.span?.end({ status });
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    requireMetricsAccess(request, config);
    return reply.type(registry.contentType).send(await readMetrics());
  });
}
