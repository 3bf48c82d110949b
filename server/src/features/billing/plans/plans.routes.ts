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
import { serveCall } from '../../../../infra/http/serve-call.ts';
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

  serveCall(app, checkJobSeekerPlanPurchased, async ({ params }) => (await namesOf(params.accountID)) !== '');

  serveCall(app, getPurchasedPlanByAccountID, ({ params }) => listPurchasedPlans(db, params.id, clock.now()));

  serveCall(app, getRemainingVacancyCredits, ({ params }) => countVacancyCredits(db, params.id, clock.now()));

  serveCall(app, checkActiveCvCorrectionPlan, ({ params }) => hasRunning(db, params.id, 'cv_correction', clock.now()));

  serveCall(app, getActivePlans, async ({ params }) => (await namesOf(params.accountID)) || FREE_PLAN);

  serveCall(app, getOldActivePlans, ({ params }) => namesOf(params.accountID, 'subscription'));

  serveCall(app, getActiveInterviewAssistPlans, ({ params }) => namesOf(params.accountID, 'interview'));

  serveCall(app, getActiveComboPlans, ({ params }) => namesOf(params.accountID, 'combo'));

  serveCall(app, getActiveResumeMakerPlans, ({ params }) => namesOf(params.accountID, 'resumeMaker'));

  serveCall(app, acknowledgePlanCall, ({ query, caller }) => acknowledgePlan(context, query, caller));
}
