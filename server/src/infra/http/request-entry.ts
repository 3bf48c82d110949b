import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAdmissionControl, type Pipeline } from './admission/admission-control.ts';
import { queueWrites } from './admission/queue-writes.ts';
import { createConnectionDraining } from './connections/connection-draining.ts';
import { type ConnectionLimitSettings, createConnectionLimits } from './connections/connection-limits.ts';
import { createPipeliningLimit } from './connections/pipelining-limit.ts';
import { limitRequestBodies } from './request-bodies/limit-request-bodies.ts';

const MAX_RESPONSE_LISTENERS = 20;

/** Responds to a request and returns true, or leaves it to the next step and returns false. */
export type EarlyResponder = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets what responds before the pipeline, whose hooks cost several times as much as sending a cached page. */
    respondBeforePipeline(respond: EarlyResponder): void;
  }
}

/** Limits of the HTTP server; timeouts in milliseconds, as Node names them. */
interface ServerLimits extends ConnectionLimitSettings {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  /** Proxies in front whose X-Forwarded-For is trusted; 0 for none. */
  proxies: number;
  /** How long a request may wait in all, for its turn and for the database. */
  requestWaitMs: number;
}

/** Request entry: the HTTP server under Fastify. */
export interface RequestEntry {
  /** Fastify's `serverFactory`. */
  createServer(pipeline: Pipeline): Server;
  /** Adds the hooks and decorators of the steps to the app; call it before any other hook is added. */
  register(app: FastifyInstance): void;
}

/**
 * Request entry: the steps of a request that arrives over the network, in order. Requests injected inside the process
 * start at the pipeline.
 */
export function createRequestEntry({
  headersTimeout,
  requestTimeout,
  connectionsCheckingInterval,
  connectionTimeout,
  keepAliveTimeout,
  proxies,
  requestWaitMs,
  ...connections
}: ServerLimits): RequestEntry {
  const limits = createConnectionLimits(connections);
  const servePipelined = createPipeliningLimit();
  const draining = createConnectionDraining();
  const admission = createAdmissionControl(proxies);
  let respondEarly: EarlyResponder = () => false;
  let log: FastifyBaseLogger | undefined;

  function enter(request: IncomingMessage, response: ServerResponse, pipeline: Pipeline): void {
    // Each step, and Fastify itself, listens for the end of the response: more than Node's default for a leak.
    response.setMaxListeners(MAX_RESPONSE_LISTENERS);
    // 1. Connection draining counts the request. One that arrives after draining began is refused by the pipeline's hook.
    const isInTime = draining.accept(request, response);
    // 2. The requests of one connection are served one after the other.
    const start = () => serve(request, response, pipeline, isInTime);
    // During a shutdown one turn later, when the requests that were sent with it are known: the last reply closes the connection.
    servePipelined(request, response, draining.isAnnounced() ? () => void setImmediate(start) : start);
  }

  function serve(request: IncomingMessage, response: ServerResponse, pipeline: Pipeline, isInTime: boolean): void {
    // The connection is in use: connection limits close others first.
    limits.accept(request, response);
    if (draining.closesConnection(request)) response.setHeader('connection', 'close');
    if (!isInTime) pipeline(request, response);
    // 3. The page cache responds when it has the page.
    else if (respondEarly(request, response)) return;
    // 4. Admission control queues or refuses reads beyond the capacity of this process.
    // 5. Fastify's pipeline: queues of writes, headers, rate limits, access control, validation, handler.
    else admission.admit(request, response, pipeline);
  }

  return {
    createServer(pipeline) {
      const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout };
      const server = createServer(timeouts, (request, response) => enter(request, response, pipeline));
      server.setTimeout(connectionTimeout);
      limits.register(server, () => log);
      return server;
    },
    register(app) {
      log = app.log;
      draining.register(app);
      admission.register(app);
      queueWrites(app, { proxies, requestWaitMs });
      limitRequestBodies(app);
      app.decorate('respondBeforePipeline', (respond: EarlyResponder) => {
        respondEarly = respond;
      });
    },
  };
}
