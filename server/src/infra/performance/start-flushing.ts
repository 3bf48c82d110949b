import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';
import type { Timings } from './timings.ts';

const FLUSH_INTERVAL_MS = MINUTE_MS / 2;

/** Adds the timings of this process to those of all processes now and then. Returns the function that stops it. */
export function startFlushing(timings: Timings, db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    timings.flush(db).catch((error: NodeJS.ErrnoException) => {
      log.warn({ reason: error.code ?? error.name }, 'timings could not be stored');
    });
  }, FLUSH_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
