import { type ErrorCode, errorCatalogue, type Problem } from '@aarambh/contract';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { CallError } from '../../lib/call-error.ts';
import { isDatabaseUnreachable, isStatementTimeout } from '../database/connect.ts';
import { isDatabaseDiskFull } from '../database/disk-space.ts';
import { hasClientDisconnected } from './connections/client-disconnect.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** The problem details (RFC 9457) of an error code; with the request id when the error is ours, so that support can find it. */
export function problemOf(
  code: ErrorCode,
  detail?: string,
  fields: { field: string; message: string }[] = [],
  requestId?: string,
): Problem {
  const { status, text } = errorCatalogue[code];
  return {
    type: `/api/docs#${code}`,
    title: titles[status] ?? 'Error',
    status,
    detail: detail ?? text,
    code,
    ...(fields.length > 0 ? { errors: fields } : {}),
    ...(code === 'server_error' && requestId !== undefined ? { requestId } : {}),
  };
}

/** Whether the database was closed, which a shutdown does when no client waits for a reply. */
const isDatabaseClosed = (error: unknown): boolean =>
  error instanceof Error &&
  /driver has already been destroyed|after calling end on the pool/.test(`${error.message} ${error.cause}`);

/** Maps an error thrown anywhere below a route to the contract's error codes. */
function callErrorOf(error: FastifyError): CallError {
  if (error instanceof CallError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? errorCatalogue.bad_input.text,
    }));
    return new CallError('bad_input', fields[0]?.message, { fields });
  }
  if (isDatabaseUnreachable(error) || isStatementTimeout(error) || isDatabaseClosed(error))
    return new CallError('unavailable', undefined, { retryAfter: 5 });
  if ((error as { code?: string }).code === 'ENOSPC') return new CallError('storage_full');
  if (isDatabaseDiskFull(error))
    return new CallError(
      'storage_full',
      'We could not save this just now. Nothing was stored; please try again later.',
    );
  switch (error.statusCode) {
    case 400:
      return new CallError('bad_input');
    case 404:
      return new CallError('not_found');
    case 413:
      return new CallError('too_large');
    case 414:
    case 431:
      return new CallError('bad_input');
    case 415:
      return new CallError('unsupported_type');
    case 429:
      return new CallError('too_many_requests');
    case 503:
      return new CallError('unavailable', undefined, { retryAfter: 5 });
    default:
      return new CallError('server_error');
  }
}

/** Maps an error to the contract's error codes and logs unexpected ones. */
export function classifyError(error: unknown, log: FastifyBaseLogger): CallError {
  const known = callErrorOf(error as FastifyError);
  if (isDatabaseClosed(error)) log.info('request failed: the database was closed by a shutdown');
  else if (known.code === 'server_error' || isResponseSerializationError(error as FastifyError))
    log.error({ err: error }, 'unexpected error');
  else if (known.code === 'storage_full') log.error({ code: (error as { code?: string }).code }, 'disk full');
  else if (known.isBusy) log.info('request refused: overloaded');
  else if (known.code === 'unavailable') {
    const { code, cause } = error as { code?: string; cause?: Error };
    log.warn({ code, cause: cause?.message }, 'a dependency is unavailable');
  }
  return known;
}

/** Sends an error as problem details. */
export function sendProblem(reply: FastifyReply, error: CallError): FastifyReply {
  const problem = problemOf(error.code, error.message, error.fields, reply.request.id);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problem);
}

/** Sends every error of the API as problem details; the stack of an unexpected one is logged, never sent. */
export function registerProblemDetails(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (!hasClientDisconnected(request, reply)) return sendProblem(reply, classifyError(error, request.log));
    // A disconnect breaks what the request was doing, so the error says nothing about our dependencies.
    const { code, message: reason } = error;
    request.log.info({ code, reason }, 'request failed after its client disconnected');
    return sendProblem(reply, callErrorOf(error));
  });
}
