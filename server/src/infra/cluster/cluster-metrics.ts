import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { askPrimary } from '../../infra/cluster/ask-primary.ts';
import { CallError } from '../../lib/call-error.ts';

/** What the primary process answers a worker that is asked for metrics. */
export const collectFromWorkers = (): (() => Promise<string>) => {
  const registry = new AggregatorRegistry();
  return () => registry.clusterMetrics();
};

/**
 * Makes a reader of the metrics of a process; in a worker of all workers together.
 * @throws {CallError} unavailable when one of them does not answer
 */
export function openMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Its making is what lets this process answer the primary's questions.
  new AggregatorRegistry();
  return async () => {
    const told = await askPrimary('metrics');
    if (told === undefined) throw new CallError('unavailable', undefined, { retryAfter: 5 });
    return told;
  };
}
