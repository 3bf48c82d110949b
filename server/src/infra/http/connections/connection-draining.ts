import cluster from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { busyError } from '../../../lib/call-error.ts';
import { requestFromPrimary } from '../../cluster/primary-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests have arrived over the network and are not completely answered yet. */
    requestsInFlight(): number;
    /**
     * Graceful shutdown, before `drain`: requests are still served, but `ready` is 503 from now on and each reply closes its
     * connection, so that a load balancer finds out and sends the next requests elsewhere.
     */
    announceShutdown(): void;
    /** Whether the shutdown was announced or has begun. */
    isShuttingDown(): boolean;
    /**
     * Graceful shutdown: answers every request that has arrived, refuses later ones and closes all connections. Call it
     * before `close`, which also stops the calls that pages in flight make inside the process.
     * @param timeoutMs requests that are still in flight after this time are cut off
     */
    drain(timeoutMs: number): Promise<void>;
  }
}

/** Connection draining: tracks the requests of each connection so that a graceful shutdown answers all of them. */
export interface ConnectionDraining {
  /** Counts a request as in flight until it is completely answered; false when it arrived after draining began. */
  accept(request: IncomingMessage, response: ServerResponse): boolean;
  isAnnounced(): boolean;
  /**
   * Whether the reply to a request without a body must close its connection, as it is known when the request begins; a hook
   * decides again when the reply of the pipeline is sent.
   */
  closesConnection(request: IncomingMessage): boolean;
  /** Adds the hooks, `requestsInFlight` and `drain` to the app. */
  register(app: FastifyInstance): void;
}

/** A worker's connections come through the primary process: it must have passed on what it accepted before. */
const nextLoopTurn = (): Promise<unknown> => (cluster.isWorker ? requestFromPrimary('connectionBarrier') : nextTurn());

/** After this many turns of the event loop without a new connection or request, none is pending in the kernel. */
const QUIET_TURNS = 5;
/** The longest wait for such turns while requests keep arriving. */
const MAX_ACCEPT_PENDING_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** Creates the connection draining of one HTTP server. */
export function createConnectionDraining(): ConnectionDraining {
  /** The requests in flight on each open connection, oldest first, each with whether it arrived in time. */
  const connections = new Map<Socket, Map<IncomingMessage, boolean>>();
  let arrivals = 0;
  let isAnnounced = false;
  let isDraining = false;
  let onProgress: () => void = () => undefined;

  const requestsInFlight = () => [...connections.values()].reduce((sum, requests) => sum + requests.size, 0);

  function requestsOn(socket: Socket): Map<IncomingMessage, boolean> {
    const known = connections.get(socket);
    if (known) return known;
    arrivals += 1;
    const requests = new Map<IncomingMessage, boolean>();
    connections.set(socket, requests);
    socket.once('close', () => {
      connections.delete(socket);
      onProgress();
    });
    return requests;
  }

  function accept(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const requests = requestsOn(socket);
    const known = requests.get(request);
    if (known !== undefined) return known;
    const isInTime = !isDraining;
    requests.set(request, isInTime);
    arrivals += 1;
    const finish = () => {
      requests.delete(request);
      if (isDraining && requests.size === 0) socket.destroySoon();
      onProgress();
    };
    // A refused upload is answered before it has arrived, and its client may read the reply only after sending it all.
    response.once('close', () => (request.complete ? finish() : request.once('close', finish)));
    return isInTime;
  }

  /** Pipelined requests of one connection are answered in their order: the last reply closes the connection. */
  const isLastOfConnection = (request: IncomingMessage) =>
    [...(connections.get(request.socket)?.keys() ?? [])].at(-1) === request;

  /** Accepts the connections and requests that reached this machine before the shutdown began. */
  async function acceptPending(): Promise<void> {
    const end = performance.now() + MAX_ACCEPT_PENDING_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = arrivals;
      await nextLoopTurn();
      quiet = arrivals === before ? quiet + 1 : 0;
    }
  }

  function untilAnswered(timeoutMs: number): Promise<void> {
    return new Promise<void>((done) => {
      const timeout = setTimeout(done, timeoutMs);
      onProgress = () => {
        if (requestsInFlight() > 0) return;
        clearTimeout(timeout);
        done();
      };
      onProgress();
    });
  }

  return {
    accept,
    isAnnounced: () => isAnnounced,
    closesConnection: (request) =>
      isAnnounced && (request.method === 'GET' || request.method === 'HEAD') && isLastOfConnection(request),
    register(app) {
      app.server.on('connection', requestsOn);

      app.addHook('onRequest', async ({ raw }, reply) => {
        // Calls that pages in flight make inside the process have no socket and continue.
        if (!(raw.socket instanceof Socket) || accept(raw, reply.raw)) return;
        throw busyError(RETRY_AFTER_SECONDS);
      });

      app.addHook('onSend', async ({ raw }, reply) => {
        if (!isAnnounced) return;
        if (!isLastOfConnection(raw)) {
          // `closesConnection` was asked when this request began, and another one has arrived since.
          reply.raw.removeHeader('connection');
        } else if (raw.complete) reply.header('connection', 'close');
      });

      app.decorate('requestsInFlight', requestsInFlight);
      app.decorate('announceShutdown', () => {
        isAnnounced = true;
      });
      app.decorate('isShuttingDown', () => isAnnounced);
      app.decorate('drain', async (timeoutMs: number) => {
        isAnnounced = true;
        await acceptPending();
        isDraining = true;
        // Not the HTTP server's own close, which destroys connections whose last bytes are still being sent.
        Server.prototype.close.call(app.server);
        for (const [socket, requests] of connections) if (requests.size === 0) socket.destroySoon();
        await untilAnswered(timeoutMs);
        const aborted = requestsInFlight();
        if (aborted > 0) app.log.warn({ requests: aborted }, 'shutdown timeout: requests in flight were cut off');
        app.server.closeAllConnections();
      });
    },
  };
}
