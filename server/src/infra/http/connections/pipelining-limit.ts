import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Unanswered requests of one connection. Browsers and proxies send the next request after the reply (RFC 9112 9.3.2). */
const MAX_PIPELINED = 4;

/**
 * Limits pipelining: a connection with more unanswered requests than any client needs is closed. Otherwise a thousand
 * connections send tens of thousands of requests at once, and read none of the replies.
 * @returns accepts a request, or closes its connection and returns false
 */
export function createPipeliningLimit(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return !socket.destroyed;
  };
}
