import type { CallDefinition } from '@aarambh/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../lib/call-error.ts';
import { bearerToken, type ResolveCaller } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallDefinition;
  }
}

/** The value of the parameter or field that must name the caller's own account, in path, query or body. */
function ownAccountOf(request: FastifyRequest, name: string): unknown {
  for (const part of [request.params, request.query, request.body]) {
    if (part && typeof part === 'object' && name in part) return (part as Record<string, unknown>)[name];
  }
  return undefined;
}

/**
 * Refuses a caller who names another account than their own, with one uniform 403 (security 1–3).
 * There is no exception for operators: they act only through operator calls.
 */
export function checkOwnAccount(call: CallDefinition, request: FastifyRequest): void {
  if (call.own && ownAccountOf(request, call.own) !== request.caller?.accountId) throw new CallError('forbidden');
}

/**
 * Access control for all calls. Before the body is read it checks the token and the role; after validation it checks that
 * the account named in the call is the caller's own. A route without a call of the contract is public.
 */
export function enforceAccess(app: FastifyInstance, resolveCaller: ResolveCaller): void {
  app.decorateRequest('caller', undefined);

  app.addHook('onRequest', async (request) => {
    const call = request.routeOptions.config.call;
    if (!call || (call.access === 'visitor' && !call.recognises)) return;
    const token = bearerToken(request);
    request.caller = token ? await resolveCaller(token) : undefined;
    if (call.access === 'visitor') return;
    if (!request.caller) throw new CallError('not_signed_in');
    if (call.access === 'operator' && request.caller.role !== 'operator') throw new CallError('forbidden');
  });

  app.addHook('preHandler', async (request) => {
    const call = request.routeOptions.config.call;
    // A multipart call is checked where its fields are read (receive-form.ts, serve-call.ts).
    if (call && !call.file) checkOwnAccount(call, request);
  });
}
