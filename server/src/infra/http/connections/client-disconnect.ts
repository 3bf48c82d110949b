import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeNameOf } from '../route-name.ts';

/** Status in metrics and log of a request whose client closed the connection before the reply was sent (as nginx has it). */
export const CLIENT_CLOSED_REQUEST = 499;

/** Whether the client has closed the connection, so that the reply is not received. */
export const hasClientDisconnected = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.raw.destroyed || raw.aborted || raw.socket?.destroyed === true;

/** Records requests whose client hangs up, wherever they wait. Call it before the hooks in which a request may wait. */
export function recordDisconnects(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, log, raw } = request;
    // Requests injected inside the process have no client that could hang up.
    if (!(raw.socket instanceof Socket)) return;
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      const status = CLIENT_CLOSED_REQUEST;
      app.recordResponse({ method, route: routeNameOf(request), status, ms: reply.elapsedTime }, log);
      request.work?.span?.end({ status });
    });
  });
}

/** A signal that aborts when the client closes the connection before the reply was sent. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  const { raw } = reply;
  if (raw.destroyed) disconnected.abort();
  else raw.once('close', () => !raw.writableFinished && disconnected.abort());
  return disconnected.signal;
}
