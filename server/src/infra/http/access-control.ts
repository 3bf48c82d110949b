import {
  type CallDefinition,
  hasStaffPermission,
  isForStaff,
  type StaffPermission,
  type StaffRole,
} from '@aarambh/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../lib/call-error.ts';
import { type Clock, MINUTE_MS } from '../../lib/clock.ts';
import { bearerToken, type ResolveCaller, type ResolveStaff, type StaffCaller } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallDefinition;
  }
  interface FastifyRequest {
    /**
     * Authenticates the request again: its body may have taken a minute, in which the session has ended or a role was taken.
     * @throws {CallError} not_signed_in, forbidden, factor_needed
     */
    confirmCaller: (() => Promise<void>) | undefined;
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
 * There is no exception for staff: they act only through their own calls.
 */
export function checkOwnAccount(call: CallDefinition, request: FastifyRequest): void {
  if (call.own && ownAccountOf(request, call.own) !== request.caller?.accountId) throw new CallError('forbidden');
}

/** Whether access control looks the caller up. */
export const needsCaller = ({ access, recognises }: CallDefinition): boolean =>
  access !== 'visitor' || recognises === true;

/** How long a second factor is fresh. */
const FRESH_FACTOR_MS = 10 * MINUTE_MS;

/** Resolves bearer tokens to callers. */
export interface CallerResolvers {
  resolveCaller: ResolveCaller;
  resolveStaff: ResolveStaff;
  clock: Clock;
}

/** @throws {CallError} forbidden when the roles lack the permission that a call of staff names */
export function checkPermission({ access }: CallDefinition, roles: readonly StaffRole[]): void {
  const permission = access.slice('staff:'.length) as StaffPermission | '';
  if (permission && !hasStaffPermission(roles, permission)) throw new CallError('forbidden');
}

/**
 * Refuses staff whose roles lack the permission that the call names, and those who have not given a second factor lately
 * where the call needs it.
 */
function checkStaff(call: CallDefinition, staff: StaffCaller, now: Date): void {
  checkPermission(call, staff.roles);
  if (call.freshFactor && now.getTime() - staff.factorAt.getTime() > FRESH_FACTOR_MS)
    throw new CallError('factor_needed');
}

/**
 * Access control for all calls. Before the body is read it checks the token and, of staff, the permission, and again when it
 * has arrived (`confirmCaller`); after validation it checks that the account named in the call is the caller's own. Members and
 * staff have tables and tokens of their own: neither is ever taken for the other. A route without a call of the contract is public.
 */
export function enforceAccess(app: FastifyInstance, { resolveCaller, resolveStaff, clock }: CallerResolvers): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('staff', undefined);

  app.decorateRequest('confirmCaller', undefined);

  async function authenticate(request: FastifyRequest, call: CallDefinition): Promise<void> {
    const token = bearerToken(request);
    if (isForStaff(call.access)) {
      request.staff = token ? await resolveStaff(token) : undefined;
      if (request.work) request.work.staffSession = request.staff;
      // A member is signed in, but not as staff.
      if (!request.staff) throw new CallError(token && (await resolveCaller(token)) ? 'forbidden' : 'not_signed_in');
      checkStaff(call, request.staff, clock.now());
      return;
    }
    request.caller = token ? await resolveCaller(token) : undefined;
    if (request.work) request.work.session = request.caller;
    if (call.access !== 'visitor' && !request.caller) throw new CallError('not_signed_in');
  }

  app.addHook('onRequest', async (request) => {
    const call = request.routeOptions.config.call;
    if (!call || !needsCaller(call)) return;
    await authenticate(request, call);
    request.confirmCaller = () => authenticate(request, call);
  });

  app.addHook('preHandler', async (request) => {
    const call = request.routeOptions.config.call;
    // A multipart call is checked where its fields are read (receive-form.ts, serve-call.ts).
    if (call && !call.file) checkOwnAccount(call, request);
  });
}
