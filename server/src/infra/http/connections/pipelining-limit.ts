import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unanswered requests of one connection. Browsers and proxies send the next request after the reply (RFC 9112 9.3.2). */
export const MAX_PIPELINED = 4;

/** Its body would fill memory while it waits. Clients do not pipeline such requests (RFC 9112 9.3.2). */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Limits pipelining: a connection has one request in progress, and the next waits until the reply has been sent. So a
 * connection whose client reads no replies starts one request, not many. A connection with more unanswered requests than
 * any client needs, or with a waiting request that has a body, is closed.
 * @returns serves a request as soon as those before it on its connection are answered, or closes the connection
 */
export function createPipeliningLimit(): (
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => void,
) => void {
  /** For each connection with a request in progress: those that wait, oldest first. */
  const connections = new WeakMap<Socket, (() => void)[]>();

  return (request, response, serve) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const start = () => {
      response.once('close', () => {
        const next = connections.get(socket)?.shift();
        if (!next) connections.delete(socket);
        else if (!socket.destroyed) next();
      });
      serve();
    };
    const waiting = connections.get(socket);
    if (!waiting) {
      connections.set(socket, []);
      start();
    } else if (waiting.length + 1 >= MAX_PIPELINED || hasBody(request)) socket.destroy();
    else waiting.push(start);
  };
}
