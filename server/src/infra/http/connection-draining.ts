import cluster from 'node:cluster';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../lib/call-error.ts';
import { askPrimary } from '../cluster/ask-primary.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request as under way until it is answered whole; false when it arrived too late to be answered here. */
    takeIn(request: IncomingMessage, response: ServerResponse): boolean;
    /** How many requests have arrived over the network and are not answered whole yet. */
    requestsUnderWay(): number;
    /**
     * Answers every request that has arrived, takes in no other, and hangs up. Call it before `close`, which stops the
     * calls a page under way makes inside the process.
     * @param patienceMs what is still under way after this time is cut off
     */
    drain(patienceMs: number): Promise<void>;
  }
}

/** A worker's connections come through the primary process: it has had its turn when that one has. */
const aTurn = (): Promise<unknown> => (cluster.isWorker ? askPrimary('turn') : nextTurn());

/** Turns of the event loop without anything new that show that the kernel holds nothing more for us. */
const QUIET_TURNS = 5;
/** How long such turns are waited for while ever more arrives. */
const LAST_CALL_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** Gives the app the means to stop without leaving anybody who reached it without an answer. */
export function answerBeforeStopping(app: FastifyInstance): void {
  /** Requests under way on each open connection, oldest first, each with whether it arrived in time. */
  const connections = new Map<Socket, Map<IncomingMessage, boolean>>();
  let arrivals = 0;
  let draining = false;
  let onAnswer: () => void = () => undefined;

  const requestsUnderWay = () => [...connections.values()].reduce((sum, requests) => sum + requests.size, 0);

  function requestsOn(socket: Socket): Map<IncomingMessage, boolean> {
    const known = connections.get(socket);
    if (known) return known;
    arrivals += 1;
    const requests = new Map<IncomingMessage, boolean>();
    connections.set(socket, requests);
    socket.once('close', () => {
      connections.delete(socket);
      onAnswer();
    });
    return requests;
  }

  /** Takes in the connections and requests that reached this machine before it was told to stop. */
  async function takeInTheLast(): Promise<void> {
    const end = performance.now() + LAST_CALL_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = arrivals;
      await aTurn();
      quiet = arrivals === before ? quiet + 1 : 0;
    }
  }

  app.server.on('connection', requestsOn);

  app.decorate('takeIn', (raw: IncomingMessage, response: ServerResponse) => {
    const { socket } = raw;
    const requests = requestsOn(socket);
    const known = requests.get(raw);
    if (known !== undefined) return known;
    const isInTime = !draining;
    requests.set(raw, isInTime);
    arrivals += 1;
    const answered = () => {
      requests.delete(raw);
      if (draining && requests.size === 0) socket.destroySoon();
      onAnswer();
    };
    // A refused upload is answered before it has arrived; its sender may read the answer only after he has sent all.
    response.once('close', () => (raw.complete ? answered() : raw.once('close', answered)));
    return isInTime;
  });

  app.addHook('onRequest', async ({ raw }, reply) => {
    // What a page under way asks inside the process comes over no socket: it goes on.
    if (!(raw.socket instanceof Socket) || app.takeIn(raw, reply.raw)) return;
    throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  });

  app.addHook('onSend', async ({ raw }, reply) => {
    if (!draining || !raw.complete) return;
    // Requests sent one after another on one connection are answered in that order: the last one closes it.
    if ([...(connections.get(raw.socket)?.keys() ?? [])].at(-1) === raw) reply.header('connection', 'close');
  });

  app.decorate('requestsUnderWay', requestsUnderWay);
  app.decorate('drain', async (patienceMs: number) => {
    await takeInTheLast();
    draining = true;
    // Not the HTTP server's own close, which destroys connections whose last bytes are still on their way.
    Server.prototype.close.call(app.server);
    for (const [socket, requests] of connections) if (requests.size === 0) socket.destroySoon();
    await new Promise<void>((done) => {
      const patience = setTimeout(done, patienceMs);
      onAnswer = () => {
        if (requestsUnderWay() > 0) return;
        clearTimeout(patience);
        done();
      };
      onAnswer();
    });
    const cut = requestsUnderWay();
    if (cut > 0) app.log.warn({ requests: cut }, 'stopping: cut off what took too long');
    app.server.closeAllConnections();
  });
}
