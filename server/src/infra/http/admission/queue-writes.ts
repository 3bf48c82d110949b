import { Socket } from 'node:net';
import { isForStaff } from '@aarambh/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';
import { needsCaller } from '../access-control.ts';
import { clientKeyOf } from '../connections/client-key.ts';
import { setAdmissionWait } from './admission-control.ts';
import { createAdmissionQueue } from './admission-queue.ts';
import { sharedQueueSettings } from './queue-settings.ts';

/** A person waits for what they typed to be saved: longer than for a page before it is refused. */
const QUEUE_TIMEOUT_MS = 2_000;
const SHORT_QUEUE_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 2;
/** Longer than any access control or handler takes. */
const MAX_WORK_MS = 60_000;

const openQueue = () =>
  createAdmissionQueue({
    ...sharedQueueSettings,
    timeoutMs: QUEUE_TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
  });

/** A write that arrived over the network; injected ones are part of a request that has a slot. */
const isWrite = ({ method, raw }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/**
 * Whether the handler of a write waits for a slot. Calls with a limit per client are few, and some wait for seconds in a queue
 * of their own or for a provider, as sign-in and payments do; staff are known by name.
 */
function isHandlerQueued(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  if (!isWrite(request)) return false;
  return !call || !(call.limit || isForStaff(call.access));
}

/** The slot of a request, in one queue after the other. */
interface Slot {
  free(): void;
  /** Since the client has hung up. */
  timer?: NodeJS.Timeout;
}

interface Settings {
  /** Proxies in front whose X-Forwarded-For is trusted; 0 for none. */
  proxies: number;
  /** How long a request may wait in all, for its turn and for the database. */
  requestWaitMs: number;
}

/**
 * Fair queueing of writes per client: one queue in front of access control, for calls whose token is looked up, and one in
 * front of the handlers. No slot is occupied while a body arrives, so that slow connections hold none. A write that gets no slot in time
 * is refused with 503 before it changes anything. Call it before any other hook that waits is added.
 */
export function queueWrites(app: FastifyInstance, { proxies, requestWaitMs }: Settings): void {
  const enqueueAccess = openQueue();
  const enqueueHandler = openQueue();
  const slots = new WeakMap<FastifyRequest, Slot>();

  function release(request: FastifyRequest): void {
    const slot = slots.get(request);
    if (!slot) return;
    slots.delete(request);
    clearTimeout(slot.timer);
    slot.free();
  }

  /** Waits for a slot, no longer than the request has left. */
  function waitForSlot(enqueue: typeof enqueueAccess, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const leftMs = Math.max(0, requestWaitMs - (request.databaseTime?.usedMs() ?? 0));
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const refuse = () => {
        isRefused = true;
        clearTimeout(deadline);
        reject(busyError(RETRY_AFTER_SECONDS));
      };
      const deadline = setTimeout(refuse, leftMs).unref();
      enqueue(clientKeyOf(request.raw, proxies), {
        serve(free) {
          // Its time is over, or the client has disconnected: nothing was acknowledged.
          if (isRefused || reply.raw.destroyed) {
            free();
            return refuse();
          }
          clearTimeout(deadline);
          // Two turns later, so that connections are accepted between writes that wait for nothing (admission-control.ts).
          slots.set(request, { free: () => void setImmediate(() => setImmediate(free)) });
          resolve();
        },
        refuse,
      });
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!isWrite(request)) return;
    // After a reply there is no slot any more. Access control and handlers go on without their client and keep the slot, or a
    // client that hangs up at once could start any number of them.
    reply.raw.once('close', () => {
      const slot = slots.get(request);
      if (slot) slot.timer = setTimeout(slot.free, MAX_WORK_MS).unref();
    });
    if (call && !needsCaller(call)) return;
    const began = performance.now();
    await waitForSlot(enqueueAccess, request, reply);
    setAdmissionWait(request.raw, performance.now() - began);
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    release(request);
    done(null, payload);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (!isHandlerQueued(request)) return;
    const slot = waitForSlot(enqueueHandler, request, reply);
    // Counts like the wait for the database, so that the reply arrives within 10 s (decision 29).
    await (request.databaseTime?.count(slot) ?? slot);
  });
  app.addHook('onSend', async (request) => release(request));
}
