import {
  getAllActiveCandidatePlans,
  getAllCandidatePlans,
  getCandidatePlanById,
  getComboPlanByCtc,
  getComboPlanById,
  getComboPlanGoodToGo,
  getComboPlans,
  getInterviewAssistGoodToGo,
  getInterviewPlanByCtc,
  getInterviewPlanById,
  getInterviewPlans,
  getResumeMakerGoodToGoCtc,
  getResumeMakerPlanByCtc,
  getResumeMakerPlanById,
  getResumeMakerPlans,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { getPlan, getPlanForCtc } from './get-plan.ts';
import { listPlans } from './plans.queries.ts';
import {
  presentCandidatePlan,
  presentComboPlan,
  presentInterviewPlan,
  presentResumeMakerPlan,
} from './present-plan.ts';

/**
 * Serves plans and their prices. The price depends on the CTC alone; the expected CTC and the experience in two of the
 * calls are information for the adviser.
 */
export function offerRoutes(app: FastifyInstance, { db }: AppContext): void {
  serveCall(app, getAllCandidatePlans, async () =>
    (await listPlans(db, 'subscription', 'all')).map(presentCandidatePlan),
  );

  serveCall(app, getAllActiveCandidatePlans, async () =>
    (await listPlans(db, 'subscription')).map(presentCandidatePlan),
  );

  serveCall(app, getCandidatePlanById, async ({ params }) =>
    presentCandidatePlan(await getPlan(db, 'subscription', params.id)),
  );

  serveCall(app, getInterviewPlans, async () => (await listPlans(db, 'interview')).map(presentInterviewPlan));

  serveCall(app, getInterviewPlanById, async ({ params }) =>
    presentInterviewPlan(await getPlan(db, 'interview', params.id)),
  );

  serveCall(app, getInterviewPlanByCtc, async ({ params }) =>
    presentInterviewPlan(await getPlanForCtc(db, 'interview', params.id, params.ctc)),
  );

  serveCall(app, getInterviewAssistGoodToGo, async ({ params }) => {
    const { goodToGoCtc, planID } = await getPlan(db, 'interview', params.id);
    return { goodToGoCtc: goodToGoCtc ?? 0, interviewAssistancePlanID: planID };
  });

  serveCall(app, getResumeMakerPlans, async () => (await listPlans(db, 'resumeMaker')).map(presentResumeMakerPlan));

  serveCall(app, getResumeMakerPlanById, async ({ params }) =>
    presentResumeMakerPlan(await getPlan(db, 'resumeMaker', params.id)),
  );

  serveCall(app, getResumeMakerPlanByCtc, async ({ params }) =>
    presentResumeMakerPlan(await getPlanForCtc(db, 'resumeMaker', params.id, params.ctc)),
  );

  serveCall(app, getResumeMakerGoodToGoCtc, async ({ params }) => {
    const { goodToGoCtc, planID } = await getPlan(db, 'resumeMaker', params.id);
    return { goodToGoCtc: goodToGoCtc ?? 0, resumeMakerPlanID: planID };
  });

  serveCall(app, getComboPlans, async () => (await listPlans(db, 'combo')).map(presentComboPlan));

  serveCall(app, getComboPlanById, async ({ params }) => presentComboPlan(await getPlan(db, 'combo', params.id)));

  serveCall(app, getComboPlanByCtc, async ({ params }) =>
    presentComboPlan(await getPlanForCtc(db, 'combo', params.id, params.ctc)),
  );

  serveCall(app, getComboPlanGoodToGo, async ({ params }) => {
    const { goodToGoCtc, planID } = await getPlan(db, 'combo', params.id);
    return { goodToGoCtc: goodToGoCtc ?? 0, comboPlanID: planID };
  });
}
