import { checkJobSeekerPlanPurchased, FREE_PLAN, getActivePlans } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { listRunningPlanNames } from './purchased-plans.queries.ts';

/** Serves which plans of an account are running. */
export function planRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  serve(app, checkJobSeekerPlanPurchased, async ({ params }) => {
    const names = await listRunningPlanNames(db, params.accountID, clock.now());
    return names.length > 0;
  });

  serve(app, getActivePlans, async ({ params }) => {
    const names = await listRunningPlanNames(db, params.accountID, clock.now());
    return names.join(', ') || FREE_PLAN;
  });
}
