import type { FastifyReply, FastifyRequest } from 'fastify';

/** Status in metrics and log of a request whose client closed the connection before the reply was sent (as nginx has it). */
export const CLIENT_CLOSED_REQUEST = 499;

/** Whether the client has closed the connection, so that the reply is not received. */
export const hasClientDisconnected = ({ raw }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.raw.destroyed || raw.aborted || raw.socket?.destroyed === true;

/** A signal that aborts when the client closes the connection before the reply was sent. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  const { raw } = reply;
  if (raw.destroyed) disconnected.abort();
  else raw.once('close', () => !raw.writableFinished && disconnected.abort());
  return disconnected.signal;
}
