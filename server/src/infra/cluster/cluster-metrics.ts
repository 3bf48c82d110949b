import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { CallError } from '../../lib/call-error.ts';
import { requestFromPrimary } from './primary-requests.ts';

/** In the primary process: returns a function that collects the metrics of all workers. */
export const collectFromWorkers = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
};

/**
 * Returns a reader of the metrics: of this process, or in a worker of all workers together.
 * The reader throws {CallError} unavailable when a worker does not respond.
 */
export function openMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // The constructor registers the listener that replies to the primary's collection requests.
  new AggregatorRegistry();
  return async () => {
    const text = await requestFromPrimary('metrics');
    if (text === undefined) throw new CallError('unavailable', undefined, { retryAfter: 5 });
    return text;
  };
}
