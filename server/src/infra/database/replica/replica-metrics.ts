import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replica } from './monitor-replica.ts';

/** Registers the metrics of the replica: in use, replica lag, and public reads by target. */
export function registerReplicaMetrics(replica: Replica, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'database_replica_in_use',
    help: 'Processes whose public reads go to the replica',
    registers,
    collect() {
      this.set(replica.state().inUse ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Seconds the replica is behind, NaN when unknown',
    registers,
    aggregator: 'max',
    collect() {
      this.set(replica.state().lagSeconds);
    },
  });
  new Counter({
    name: 'database_reads_total',
    help: 'Statements of public reads by where they were sent',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset();
      for (const [target, count] of Object.entries(replica.state().reads)) this.inc({ target }, count);
    },
  });
}
