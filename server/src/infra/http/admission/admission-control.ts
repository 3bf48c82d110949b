import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';
import { CLIENT_CLOSED_REQUEST } from '../connections/client-disconnect.ts';
import { clientKeyOf } from '../connections/client-key.ts';
import { sendProblem } from '../problem-details.ts';
import { REQUEST_ID, requestIdOf } from '../request-id.ts';
import { createAcceptFirst } from './accept-first.ts';
import { createAdmissionQueue } from './admission-queue.ts';
import { isExempt } from './exempt-requests.ts';
import { limitOwnQueues } from './limit-own-queues.ts';
import { sharedQueueSettings } from './queue-settings.ts';

/** Handles a request completely: Fastify with its hooks and routes. */
export type Pipeline = (request: IncomingMessage, response: ServerResponse) => void;

/** Admission control: load shedding for reads, and fairness between clients. */
export interface AdmissionControl {
  /** Passes a request to the pipeline: a read when a slot is free, or it is refused with 503; others at once. */
  admit(request: IncomingMessage, response: ServerResponse, pipeline: Pipeline): void;
  /** Adds the hooks that refuse requests and free slots. */
  register(app: FastifyInstance): void;
}

/** Added to the time of its own work, a read is answered within half a second or refused at once. */
const QUEUE_TIMEOUT_MS = 200;
/** One page of a member makes more calls than there are slots: a short queue is not refused for a busy processor. */
const SHORT_QUEUE_TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;
/** Longer than any read takes that has no queue of its own. */
const MAX_WORK_MS = 60_000;
const REFUSED = 503;

/** Reads. Writes are queued where no body is awaited (queue-writes.ts). */
const isQueued = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isExempt(request);

const waits = new WeakMap<IncomingMessage, number>();

/** Notes how long a request waited for a slot, in milliseconds. */
export const setAdmissionWait = (request: IncomingMessage, ms: number): void => void waits.set(request, ms);

/** How long a request waited for a slot, in milliseconds. */
export const admissionWaitOf = (request: IncomingMessage): number => waits.get(request) ?? 0;

/**
 * Creates the admission control of one HTTP server.
 * @param proxies proxies in front whose X-Forwarded-For is trusted; 0 for none
 */
export function createAdmissionControl(proxies: number): AdmissionControl {
  const acceptFirst = createAcceptFirst();
  const enqueue = createAdmissionQueue({
    ...sharedQueueSettings,
    timeoutMs: QUEUE_TIMEOUT_MS,
    shortQueueTimeoutMs: SHORT_QUEUE_TIMEOUT_MS,
  });
  const releases = new WeakMap<IncomingMessage, () => void>();
  const refused = new WeakSet<IncomingMessage>();
  /** The pipeline's reply to the first refused request; all later ones get the same without the pipeline's work. */
  let refusal: { headers: OutgoingHttpHeaders; body: string } | undefined;
  let recordResponse: FastifyInstance['recordResponse'] = () => undefined;

  function enqueueRead(request: IncomingMessage, response: ServerResponse, pipeline: Pipeline): void {
    const began = performance.now();
    enqueue(clientKeyOf(request, proxies), {
      serve(free) {
        // A whole queue of reads that wait for nothing would otherwise be served in one turn of the event loop, in which no
        // other connection is accepted or read.
        let timer: NodeJS.Timeout | undefined;
        const release = () => {
          clearTimeout(timer);
          acceptFirst.run(free);
        };
        if (response.destroyed) {
          const { method = '' } = request;
          const ms = performance.now() - began;
          recordResponse({
            method,
            route: 'queued',
            status: CLIENT_CLOSED_REQUEST,
            ms,
            requestId: requestIdOf(request),
          });
          // Not in this turn: thousands of clients that have gone would fill it.
          return release();
        }
        releases.set(request, release);
        setAdmissionWait(request, performance.now() - began);
        // A read goes on without its client and keeps its slot, or a client that hangs up at once could start any number.
        response.once('close', () => {
          if (response.headersSent) release();
          else timer = setTimeout(release, MAX_WORK_MS).unref();
        });
        pipeline(request, response);
      },
      refuse() {
        if (!refusal) {
          refused.add(request);
          return pipeline(request, response);
        }
        const requestId = requestIdOf(request);
        response.writeHead(REFUSED, { ...refusal.headers, [REQUEST_ID]: requestId }).end(refusal.body);
        const { method = '' } = request;
        recordResponse({ method, route: 'refused', status: REFUSED, ms: performance.now() - began, requestId });
      },
    });
  }

  return {
    admit(request, response, pipeline) {
      if (isQueued(request)) enqueueRead(request, response, pipeline);
      else pipeline(request, response);
    },
    register(app) {
      recordResponse = (...response) => app.recordResponse(...response);
      acceptFirst.register(app.server);

      app.addHook('onRequest', async ({ raw }, reply) => {
        if (refused.has(raw)) return sendProblem(reply, busyError(RETRY_AFTER_SECONDS));
      });
      app.addHook('onSend', async ({ raw }, reply, payload) => {
        if (!refused.has(raw) || typeof payload !== 'string') return;
        refusal = {
          headers: { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-length': Buffer.byteLength(payload) },
          body: payload,
        };
      });
      limitOwnQueues(app, (raw) => releases.get(raw)?.());
      // The work is done; the time a slow connection takes to receive the reply does not occupy a slot.
      app.addHook('onSend', async ({ raw }) => releases.get(raw)?.());
    },
  };
}
