import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type CurrentWork, runAs } from '../current-work.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { routeNameOf } from './route-name.ts';

/** The header of a request id, in requests and replies. */
export const REQUEST_ID = 'x-request-id';

/** Short and without characters that could forge a log line. */
const WELL_FORMED = /^[\w.-]{1,64}$/;

/** The id that the client or a proxy gave a request, or a new one when there is none or it is malformed. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

declare module 'fastify' {
  interface FastifyRequest {
    work: CurrentWork | undefined;
  }
}

/** Returns the request id in every reply, and names the request in all that happens for it. Call it before other hooks. */
export function identifyRequests(app: FastifyInstance, tracing?: Tracing): void {
  app.decorateRequest('work', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    const { id: requestId, method, headers } = request;
    const route = routeNameOf(request);
    const span = tracing?.startRequest({ method, route, requestId, headers });
    request.work = { requestId, name: `${method} ${route}`, span };
    runAs(request.work, done);
  });
  // Events of the body's stream do not belong to the request that onRequest began.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.work) runAs(request.work, done);
    else done();
  });
}
