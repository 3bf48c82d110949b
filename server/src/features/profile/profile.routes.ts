import { getCandidateProfileScores } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRoutes } from './address.routes.ts';
import { pictureRoutes } from './picture.routes.ts';
import { preferenceRoutes } from './preferences.routes.ts';
import { listScores } from './scores.queries.ts';
import { workProfileRoutes } from './work-profile.routes.ts';

/** Serves the profile: what it counts here, its sections in the files beside. */
export function profileRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, getCandidateProfileScores, ({ params }) => listScores(platform.db, params.id));

  workProfileRoutes(app, platform);
  addressRoutes(app, platform);
  preferenceRoutes(app, platform);
  pictureRoutes(app, platform);
}
