import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../lib/call-error.ts';
import { sendProblem } from '../problems.ts';
import { createAdmissionQueue } from './admission-queue.ts';

/** Answers a request at once, or leaves it (false) to the pipeline. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what it can before the pipeline, whose hooks cost several times as much as a page that is ready. */
    answerQuickly(answer: QuickAnswer): void;
  }
}

/** So many reads are worked at: enough to keep processor and database busy, few enough that each is soon done. */
const PLACES = 8;
/** With the time its work takes a read is answered within half a second, or refused at once. */
const PATIENCE_MS = 200;
/** One page of a member asks for more than there are places: it is not turned away because the processor was elsewhere. */
const PATIENCE_OF_FEW_MS = 2_000;
const MOST_WAITING = 2_000;
const RETRY_AFTER_SECONDS = 2;
const REFUSED = 503;

/** What costs next to nothing, or must be told above all when there is much to do. */
const unbounded = /^\/(?:assets\/|api\/health\/|metrics$)/;

/** Reads, of which people do many; what is sent has limits of its own (limit-calls.ts) and is never turned away here. */
const mayWait = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !unbounded.test(url);

/**
 * Puts a door in front of the pipeline, where what arrives over the network is counted, pages that are ready are given
 * out, and more reads than can be answered soon are refused.
 */
export function admitRequests(app: FastifyInstance): void {
  const enter = createAdmissionQueue({
    places: PLACES,
    patienceMs: PATIENCE_MS,
    patienceOfFewMs: PATIENCE_OF_FEW_MS,
    mostWaiting: MOST_WAITING,
  });
  const leaving = new WeakMap<IncomingMessage, () => void>();
  const refused = new WeakSet<IncomingMessage>();
  /** What the first that was refused got from the pipeline; all others get the same without the pipeline's work. */
  let refusal: { headers: OutgoingHttpHeaders; body: string } | undefined;
  let quick: QuickAnswer = () => false;
  const [pipeline] = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  if (!pipeline) throw new Error('The HTTP server has no listener yet.');

  function refuseQuickly(
    { method = '' }: IncomingMessage,
    response: ServerResponse,
    { headers, body, ms }: NonNullable<typeof refusal> & { ms: number },
  ): void {
    response.writeHead(REFUSED, headers).end(body);
    app.countAnswer({ method, route: 'refused', status: REFUSED, ms });
  }

  function waitForPipeline(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    enter({
      serve(leave) {
        // Nobody is there any more.
        if (response.destroyed) return leave();
        leaving.set(request, leave);
        response.once('close', leave);
        pipeline?.(request, response);
      },
      refuse() {
        if (refusal) return refuseQuickly(request, response, { ...refusal, ms: performance.now() - began });
        refused.add(request);
        pipeline?.(request, response);
      },
    });
  }

  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const isInTime = app.takeIn(request, response);
    if (isInTime && quick(request, response)) return;
    if (isInTime && mayWait(request)) waitForPipeline(request, response);
    else pipeline(request, response);
  });

  app.addHook('onRequest', async ({ raw }, reply) => {
    if (refused.has(raw))
      return sendProblem(reply, new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS }));
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!refused.has(raw) || typeof payload !== 'string') return;
    refusal = {
      headers: { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-length': Buffer.byteLength(payload) },
      body: payload,
    };
  });
  // The work is done; how long a slow line takes the answer is no matter.
  app.addHook('onSend', async ({ raw }) => leaving.get(raw)?.());

  app.decorate('answerQuickly', (answer: QuickAnswer) => {
    quick = answer;
  });
}
