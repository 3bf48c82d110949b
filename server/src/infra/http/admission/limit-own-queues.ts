import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';

/** Of one account at the same time: one is served while the next waits. Staff are known by name. */
const MAX_PER_ACCOUNT = 2;
const RETRY_AFTER_SECONDS = 5;

/**
 * Calls that wait for seconds in a queue of their own, for a worker or a provider (`hasOwnQueue` of the contract): they need a slot
 * for access control only, and of one account few wait at the same time, so that it does not fill the queue for others.
 * @param release frees the slot of a request, if it has one
 */
export function limitOwnQueues(app: FastifyInstance, release: (request: IncomingMessage) => void): void {
  const running = new Map<number, number>();
  const counted = new WeakMap<FastifyRequest, number>();

  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.call?.hasOwnQueue) return;
    release(request.raw);
    const accountId = request.caller?.accountId;
    if (accountId === undefined) return;
    const count = running.get(accountId) ?? 0;
    if (count >= MAX_PER_ACCOUNT) throw busyError(RETRY_AFTER_SECONDS);
    running.set(accountId, count + 1);
    counted.set(request, accountId);
  });
  // Also when the client has hung up: its call goes on until then.
  app.addHook('onSend', async (request) => {
    const accountId = counted.get(request);
    if (accountId === undefined) return;
    counted.delete(request);
    const left = (running.get(accountId) ?? 0) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
  });
}
