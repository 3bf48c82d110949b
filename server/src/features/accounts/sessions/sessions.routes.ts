import {
  endSession,
  getSecurityEvents,
  getSessions,
  signOutEverywhere as signOutEverywhereCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../app-context.ts';
import { serve } from '../../../infra/http/serve-call.ts';
import { endOneSession, signOutEverywhere } from './end-sessions.ts';
import { listSecurityEvents } from './security-events.queries.ts';
import { listSessions } from './sessions.queries.ts';

const MOST_EVENTS = 100;

/** Serves the places an account is signed in, and its audit trail. */
export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, getSessions, ({ caller }) => listSessions(platform.db, caller, platform.clock.now()));

  serve(app, endSession, ({ body, caller, origin }) => endOneSession(platform, caller, body.sessionID, origin));

  serve(app, signOutEverywhereCall, ({ caller, origin }) => signOutEverywhere(platform, caller, origin));

  serve(app, getSecurityEvents, ({ caller }) => listSecurityEvents(platform.db, caller.accountId, MOST_EVENTS));
}
