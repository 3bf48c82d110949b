import { createHash } from 'node:crypto';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import type { SlowStatement } from './slow-statements.ts';
import { addSamples, type Sample, WINDOW_MS } from './timings-table.ts';

/** Durations of requests and slow statements of this process, until they are added to those of all processes. */
export interface Timings {
  /** @param route method and pattern, never an address */
  recordRequest(route: string, ms: number): void;
  recordStatement(statement: SlowStatement): void;
  /** Adds what was recorded to the table. Failed additions are dropped: these figures are only for monitoring. */
  flush(db: Db): Promise<void>;
}

/** Different routes and statements between two flushes; further ones are not recorded. */
const MAX_SAMPLES = 1_000;
/** Statements are grouped by a short hash: an index entry has a limited size. */
const keyOf = ({ statement, source }: SlowStatement): string =>
  createHash('sha256').update(`${source}\n${statement}`).digest('base64url').slice(0, 22);

export function createTimings(clock: Clock): Timings {
  let samples = new Map<string, Sample>();

  function record(kind: Sample['kind'], key: string, ms: number, about: { name: string; source: string }): void {
    const startedAt = clock.now().getTime() - (clock.now().getTime() % WINDOW_MS);
    const id = `${startedAt} ${kind} ${key}`;
    const sample = samples.get(id);
    if (sample) {
      sample.count += 1;
      sample.totalMs += ms;
      sample.maxMs = Math.max(sample.maxMs, ms);
    } else if (samples.size < MAX_SAMPLES)
      samples.set(id, { startedAt: new Date(startedAt), kind, key, ...about, count: 1, totalMs: ms, maxMs: ms });
  }

  return {
    recordRequest: (route, ms) => record('route', route, ms, { name: route, source: '' }),
    recordStatement: (slow) => record('statement', keyOf(slow), slow.ms, { name: slow.statement, source: slow.source }),
    async flush(db) {
      const taken = [...samples.values()];
      samples = new Map();
      await addSamples(db, taken);
    },
  };
}
