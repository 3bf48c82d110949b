import { applyForJob, applyJob, checkJobApplied } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasApplied } from './applications.queries.ts';
import { applyToVacancy } from './apply-to-vacancy.ts';

/** Serves applying, by either of its two calls, and whether it has been done. */
export function applicationRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, checkJobApplied, ({ params }) => hasApplied(platform.db, params.accountID, params.vacancyID));

  serve(app, applyJob, ({ body }) => applyToVacancy(platform, body.accountID, body.vacancyID));

  serve(app, applyForJob, ({ query }) => applyToVacancy(platform, query.accountID, query.vacancyID));
}
