import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../lib/clock.ts';
import { build } from '../metrics/build-metrics.ts';
import type { Tracing } from './tracing.ts';

/** Opens tracing when an endpoint is set; the library is loaded only then. */
export async function openTracing(
  { tracing, trustProxy }: Pick<Config, 'tracing' | 'trustProxy'>,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...tracing, continuesTraces: trustProxy, release: build.version }, clock, log);
}
