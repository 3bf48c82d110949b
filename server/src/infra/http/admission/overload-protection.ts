import { Socket } from 'node:net';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../lib/call-error.ts';

/** The process is overloaded when its event loop is delayed by more than this. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500;
const RETRY_AFTER_SECONDS = 5;

/**
 * Overload protection: refuses requests with 503 while the event loop is delayed. Requests injected inside the process
 * are part of a request that was already admitted.
 */
export async function registerOverloadProtection(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    exposeStatusRoute: false,
    async pressureHandler({ raw }) {
      if (raw.socket instanceof Socket)
        throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
    },
  });
}
