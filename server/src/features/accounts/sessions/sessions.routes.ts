import {
  endSession,
  getSecurityEvents,
  getSessions,
  signOutEverywhere as signOutEverywhereCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { endOneSession, signOutEverywhere } from './end-sessions.ts';
import { listSessions } from './sessions.queries.ts';

const MAX_EVENTS = 100;

/** Serves the sessions of an account and its audit log. */
export function sessionRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, getSessions, ({ caller }) => listSessions(context.db, caller, context.clock.now()));

  serveCall(app, endSession, ({ body, caller, origin }) => endOneSession(context, caller, body.sessionID, origin));

  serveCall(app, signOutEverywhereCall, ({ caller, origin }) => signOutEverywhere(context, caller, origin));

  serveCall(app, getSecurityEvents, ({ caller }) => listSecurityEvents(context.db, caller.accountId, MAX_EVENTS));
}
