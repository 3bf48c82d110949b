import { Socket } from 'node:net';
import { isForStaff } from '@aarambh/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../../lib/call-error.ts';
import { clientKeyOf } from '../connections/client-key.ts';
import { setAdmissionWait } from './admission-control.ts';
import { createAdmissionQueue } from './admission-queue.ts';

/** A person waits for what they typed to be saved: longer than for a page before it is refused. */
const QUEUE_TIMEOUT_MS = 2_000;
const SHORT_QUEUE_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;
/** Longer than any handler takes. */
const MAX_HANDLER_MS = 60_000;

/** As for reads (admission-control.ts), but for the time. */
const openQueue = () =>
  createAdmissionQueue({
    slots: 8,
    slotsPerClient: 6,
    shortQueueLength: 32,
    fewClients: 64,
    timeoutMs: QUEUE_TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
    maxLength: 2_000,
    maxLengthPerClient: 500,
  });

/** A write that arrived over the network; injected ones are part of a request that has a slot. */
const isWrite = ({ method, raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/**
 * Whether the handler of a write waits for a slot. Calls with a limit per client are few, and some wait for seconds in a queue
 * of their own, as sign-in does; calls that wait for a provider would hold all slots while it is slow; staff are known by name.
 */
function isHandlerQueued(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  if (!isWrite(request)) return false;
  return !call || !(call.limit || call.waitsForProvider || isForStaff(call.access));
}

/**
 * Fair queueing of writes per client: one queue in front of access control, which looks the token up, and one in front of the
 * handlers. No slot is occupied while a body arrives, so that slow connections hold none. A write that gets no slot in time
 * is refused with 503 before it changes anything. Call it before any other hook is added.
 * @param proxies proxies in front whose X-Forwarded-For is trusted; 0 for none
 */
export function queueWrites(app: FastifyInstance, proxies: number): void {
  const enqueueAccess = openQueue();
  const enqueueHandler = openQueue();
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest) => releases.get(request)?.();
  const inHandler = new WeakSet<FastifyRequest>();

  const waitForSlot = (enqueue: typeof enqueueAccess, request: FastifyRequest, isGone: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS }));
      enqueue(clientKeyOf(request.raw, proxies), {
        serve(free) {
          // The client has disconnected: nothing was acknowledged.
          if (isGone()) {
            free();
            return refuse();
          }
          // Two turns later, so that connections are accepted between writes that wait for nothing (admission-control.ts).
          releases.set(request, () => void setImmediate(() => setImmediate(free)));
          resolve();
        },
        refuse,
      });
    });

  app.addHook('onRequest', async (request, reply) => {
    if (!isWrite(request)) return;
    // The work of a handler goes on without its client and keeps its slot, or a client that hangs up at once could start any
    // number of them.
    reply.raw.once('close', () => {
      if (inHandler.has(request)) setTimeout(release, MAX_HANDLER_MS, request).unref();
      else release(request);
    });
    const began = performance.now();
    await waitForSlot(enqueueAccess, request, () => reply.raw.destroyed);
    setAdmissionWait(request.raw, performance.now() - began);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    release(request);
    done(null, payload);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isHandlerQueued(request)) return;
    const slot = waitForSlot(enqueueHandler, request, () => reply.raw.destroyed);
    // Counts like the wait for the database, so that the reply arrives within 10 s (decision 29).
    await (request.databaseTime?.count(slot) ?? slot);
    inHandler.add(request);
  });
  app.addHook('onSend', async (request) => release(request));
}
