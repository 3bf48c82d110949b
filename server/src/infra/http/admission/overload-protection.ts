import { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';
import { isExempt } from './exempt-requests.ts';

/** The process is overloaded when its event loop is delayed by more than this. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500;
const SAMPLE_INTERVAL_MS = 1_000;
const RESOLUTION_MS = 10;
const RETRY_AFTER_SECONDS = 5;

/** Measures the event loop delay without opening a file: that would fail when too many connections are open. */
function openDelayMeter(): { read(): number; close(): void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    /** Mean delay in milliseconds since the last call; infinite when the event loop did not turn. */
    read() {
      const delay = histogram.mean / 1e6 - RESOLUTION_MS;
      histogram.reset();
      return Number.isNaN(delay) ? Number.POSITIVE_INFINITY : delay;
    },
    close: () => histogram.disable(),
  };
}

/**
 * Overload protection: refuses requests with 503 while the event loop stays delayed, for two samples at least: after one
 * pause, of a machine that was suspended or is shared, the loop is free again. Files of the build, health checks and metrics
 * are always answered: they cost next to nothing, and a page that lacks some of its files is broken. Requests injected
 * inside the process are part of a request that was already admitted.
 * @param readDelay event loop delay in milliseconds since the last call
 */
export async function registerOverloadProtection(app: FastifyInstance, readDelay?: () => number): Promise<void> {
  const meter = openDelayMeter();
  let isOverloaded = false;
  let wasDelayed = false;
  const timer = setInterval(() => {
    const isDelayed = (readDelay ?? meter.read)() > MAX_EVENT_LOOP_DELAY_MS;
    isOverloaded = isDelayed && wasDelayed;
    wasDelayed = isDelayed;
  }, SAMPLE_INTERVAL_MS).unref();

  app.addHook('onRequest', async ({ raw }) => {
    if (isOverloaded && raw.socket instanceof Socket && !isExempt(raw)) throw busyError(RETRY_AFTER_SECONDS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    meter.close();
  });
}
