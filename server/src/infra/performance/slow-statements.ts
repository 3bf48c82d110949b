import type { FastifyBaseLogger } from 'fastify';
import { type Clock, MINUTE_MS } from '../../lib/clock.ts';
import { findCurrentWork } from '../current-work.ts';
import { slowStatements } from '../database/pool/pool-metrics.ts';
import { normaliseStatement } from './normalise-statement.ts';

/** A statement that PostgreSQL has answered, or that failed. Its values are not part of it. */
export interface ObservedStatement {
  text: string;
  /** Number of parameters. */
  parameters: number;
  ms: number;
}

/** A slow statement with the route or job that ran it. */
export interface SlowStatement {
  statement: string;
  source: string;
  ms: number;
}

interface Options {
  log: FastifyBaseLogger;
  clock: Clock;
  /** Threshold in milliseconds for slow statements; 0 disables. */
  thresholdMs: number;
  record?(statement: SlowStatement): void;
}

/** When the database is slow as a whole, every statement is. */
const MAX_LINES_PER_MINUTE = 30;

/**
 * Creates an observer of a pool's statements that logs and records the slow ones, without their values. At most 30 a minute
 * are logged; the first line of a later minute says how many were left out.
 */
export function observeSlowStatements({ log, clock, thresholdMs, record }: Options): (seen: ObservedStatement) => void {
  let minuteBegan = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let suppressed = 0;

  function write(fields: object): void {
    if (clock.monotonicMs() - minuteBegan >= MINUTE_MS) {
      minuteBegan = clock.monotonicMs();
      lines = 0;
    }
    lines += 1;
    if (lines > MAX_LINES_PER_MINUTE) {
      suppressed += 1;
      return;
    }
    log.warn({ ...fields, ...(suppressed > 0 && { suppressed }) }, 'slow statement');
    suppressed = 0;
  }

  return ({ text, parameters, ms }) => {
    if (thresholdMs === 0 || ms < thresholdMs) return;
    const statement = normaliseStatement(text);
    const source = findCurrentWork()?.name ?? '';
    slowStatements.inc();
    record?.({ statement, source, ms });
    write({ statement, parameters, ms: Math.round(ms), source });
  };
}
