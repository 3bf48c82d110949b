import { getCandidateProfileScores } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { addressRoutes } from './address/address.routes.ts';
import { avatarRoutes } from './avatar/avatar.routes.ts';
import { historyRoutes } from './history/history.routes.ts';
import { preferenceRoutes } from './preferences/preferences.routes.ts';
import { listScores } from './work-profile/scores.queries.ts';
import { workProfileRoutes } from './work-profile/work-profile.routes.ts';

/** Serves the profile: its scores, and its sections through their own routes. */
export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  serveCall(app, getCandidateProfileScores, ({ params }) => listScores(context.db, params.id));

  workProfileRoutes(app, context);
  addressRoutes(app, context);
  preferenceRoutes(app, context);
  avatarRoutes(app, context);
  historyRoutes(app, context);
}
