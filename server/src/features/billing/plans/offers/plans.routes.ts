import {
  acknowledgePlan as acknowledgePlanCall,
  checkActiveCvCorrectionPlan,
  checkJobSeekerPlanPurchased,
  FREE_PLAN,
  getActiveComboPlans,
  getActiveInterviewAssistPlans,
  getActivePlans,
  getActiveResumeMakerPlans,
  getOldActivePlans,
  getPurchasedPlanByAccountID,
  getRemainingVacancyCredits,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import type { PlanKind } from '../../../../infra/database/schema.ts';
import { serve } from '../../../../infra/http/serve-call.ts';
import { acknowledgePlan } from '../purchased/acknowledge-plan.ts';
import {
  countVacancyCredits,
  hasRunning,
  listPurchasedPlans,
  listRunningPlanNames,
} from '../purchased/purchased-plans.queries.ts';
import { offerRoutes } from './offers.routes.ts';

/** Serves the plans on offer, and what the plans of an account entitle it to. */
export function planRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const namesOf = async (accountId: number, kind?: PlanKind) =>
    (await listRunningPlanNames(db, accountId, clock.now(), kind)).join(', ');

  offerRoutes(app, context);

  serve(app, checkJobSeekerPlanPurchased, async ({ params }) => (await namesOf(params.accountID)) !== '');

  serve(app, getPurchasedPlanByAccountID, ({ params }) => listPurchasedPlans(db, params.id, clock.now()));

  serve(app, getRemainingVacancyCredits, ({ params }) => countVacancyCredits(db, params.id, clock.now()));

  serve(app, checkActiveCvCorrectionPlan, ({ params }) => hasRunning(db, params.id, 'cv_correction', clock.now()));

  serve(app, getActivePlans, async ({ params }) => (await namesOf(params.accountID)) || FREE_PLAN);

  serve(app, getOldActivePlans, ({ params }) => namesOf(params.accountID, 'subscription'));

  serve(app, getActiveInterviewAssistPlans, ({ params }) => namesOf(params.accountID, 'interview'));

  serve(app, getActiveComboPlans, ({ params }) => namesOf(params.accountID, 'combo'));

  serve(app, getActiveResumeMakerPlans, ({ params }) => namesOf(params.accountID, 'resumeMaker'));

  serve(app, acknowledgePlanCall, ({ query, caller }) => acknowledgePlan(context, query, caller));
}
