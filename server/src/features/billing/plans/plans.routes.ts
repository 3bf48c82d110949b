import type { PlanKind } from '@aarambh/contract';
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
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { acknowledgePlan } from './purchased/acknowledge-plan.ts';
import {
  countRemainingVacancyCredits,
  hasRunning,
  listPurchasedPlans,
  listRunningPlanNames,
} from './purchased/purchased-plans.queries.ts';

/** Serves plans, purchased plans and their entitlements, and plan acknowledgement. */
export function planRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const runningPlanNames = async (accountId: number, kind?: PlanKind) =>
    (await listRunningPlanNames(db, accountId, clock.now(), kind)).join(', ');

  offerRoutes(app, context);

  serveCall(app, checkJobSeekerPlanPurchased, async ({ params }) => (await runningPlanNames(params.accountID)) !== '');

  serveCall(app, getPurchasedPlanByAccountID, ({ params }) => listPurchasedPlans(db, params.id, clock.now()));

  serveCall(app, getRemainingVacancyCredits, ({ params }) => countRemainingVacancyCredits(db, params.id, clock.now()));

  serveCall(app, checkActiveCvCorrectionPlan, ({ params }) => hasRunning(db, params.id, 'cv_correction', clock.now()));

  serveCall(app, getActivePlans, async ({ params }) => (await runningPlanNames(params.accountID)) || FREE_PLAN);

  serveCall(app, getOldActivePlans, ({ params }) => runningPlanNames(params.accountID, 'subscription'));

  serveCall(app, getActiveInterviewAssistPlans, ({ params }) => runningPlanNames(params.accountID, 'interview'));

  serveCall(app, getActiveComboPlans, ({ params }) => runningPlanNames(params.accountID, 'combo'));

  serveCall(app, getActiveResumeMakerPlans, ({ params }) => runningPlanNames(params.accountID, 'resumeMaker'));

  serveCall(app, acknowledgePlanCall, ({ query, caller }) => acknowledgePlan(context, query, caller));
}
