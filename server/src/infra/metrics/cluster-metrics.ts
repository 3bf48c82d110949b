import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import { CallError } from '../../lib/call-error.ts';
import { requestFromPrimary } from '../cluster/primary-requests.ts';
import { joinExpositions } from './join-expositions.ts';
import { processMetrics } from './process-metrics.ts';

/**
 * In the primary process: returns a function that collects the metrics of all workers, and those of the primary itself with
 * the label `process="primary"`.
 */
export const collectFromWorkers = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  processMetrics.setDefaultLabels({ process: 'primary' });
  return async () => joinExpositions(await registry.clusterMetrics(), await processMetrics.metrics());
};

/**
 * Returns a reader of the metrics of a server and its process, or in a worker of all workers and the primary together.
 * The reader throws {CallError} unavailable when a worker does not respond.
 */
export function openMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => Registry.merge([registry, processMetrics]).metrics();
  AggregatorRegistry.setRegistries([registry, processMetrics]);
  // The constructor registers the listener that replies to the primary's collection requests.
  new AggregatorRegistry();
  return async () => {
    const text = await requestFromPrimary('metrics');
    if (text === undefined) throw new CallError('unavailable', undefined, { retryAfter: 5 });
    return text;
  };
}
