import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { CallError } from '../../lib/call-error.ts';
import { equalsInConstantTime } from '../../lib/equals-in-constant-time.ts';
import { isLoopback } from './is-loopback.ts';

/**
 * Metrics and details of dependencies are for the local machine, and for requests with `Authorization: Bearer METRICS_KEY`.
 * @throws {CallError} forbidden
 */
export function requireMetricsAccess(request: FastifyRequest, config: Config): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!isLoopback(request, config) && !(config.metricsKey && equalsInConstantTime(key, config.metricsKey)))
    throw new CallError('forbidden');
}
