import type pg from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import { processMetrics } from '../../metrics/process-metrics.ts';

const registers = [processMetrics];
const labelNames = ['pool'];

/** Open pools with their names; several may have the same. */
const pools = new Map<pg.Pool, string>();

/** Metric: how long a statement or transaction waited for a connection. */
export const poolWait = new Histogram({
  name: 'database_pool_wait_seconds',
  help: 'Time that statements and transactions waited for a connection, by pool',
  labelNames,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10, 30],
  registers,
});

/** Metric: slow statements, which are logged too. */
export const slowStatements = new Counter({
  name: 'database_slow_statements_total',
  help: 'Statements that took SLOW_STATEMENT_MS or longer',
  registers,
});

/** Sums a number of all pools of a name. */
function setByName(gauge: Gauge, read: (pool: pg.Pool) => number, more: Record<string, string> = {}): void {
  const sums = new Map<string, number>();
  for (const [pool, name] of pools) sums.set(name, (sums.get(name) ?? 0) + read(pool));
  for (const [pool, sum] of sums) gauge.set({ pool, ...more }, sum);
}

new Gauge({
  name: 'database_pool_connections',
  help: 'Open connections by pool and state: used or idle',
  labelNames: [...labelNames, 'state'],
  registers,
  collect() {
    this.reset();
    setByName(this, ({ totalCount, idleCount }) => totalCount - idleCount, { state: 'used' });
    setByName(this, ({ idleCount }) => idleCount, { state: 'idle' });
  },
});
new Gauge({
  name: 'database_pool_waiting',
  help: 'Statements and transactions that wait for a connection now, by pool',
  labelNames,
  registers,
  collect() {
    this.reset();
    setByName(this, ({ waitingCount }) => waitingCount);
  },
});

/** Counts a pool in the metrics until it is closed. */
export function measurePool(pool: pg.Pool, name: string): () => void {
  pools.set(pool, name);
  return () => void pools.delete(pool);
}
