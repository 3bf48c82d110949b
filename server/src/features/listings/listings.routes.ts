import {
  getCreditUses,
  getFreeListingJobs,
  getListingJobs,
  getUnReadPriorityListingCount,
  getVacancyFit as getVacancyFitCall,
  recordVacancyOpened,
  returnCredit as returnCreditCall,
  setReadStatus as setReadStatusCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { hasPriorityListing } from '../billing/plans/index.ts';
import { getVacancyFit } from './fit/get-vacancy-fit.ts';
import { listFreeCards, listPriorityCards } from './list-listed-cards.ts';
import { createSkillWeightsReader } from './matching/skill-weights.ts';
import { listCreditUses } from './priority/credit-uses.queries.ts';
import { countUnread } from './priority/priority-listings.queries.ts';
import { returnCredit } from './priority/return-credit.ts';
import { setReadStatus } from './set-read-status.ts';

/** Serves the free listing, the priority listing of plan holders, and the read status of both. */
export function listingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const getWeights = createSkillWeightsReader(db, clock);

  serveCall(app, getFreeListingJobs, async ({ query }) =>
    listFreeCards(db, query.accountID, await getWeights(), clock.now()),
  );

  serveCall(app, getListingJobs, ({ query }) => listPriorityCards(db, query.accountID, clock.now()));

  serveCall(app, getUnReadPriorityListingCount, async ({ query }) => {
    const now = clock.now();
    return (await hasPriorityListing(db, query.accountID, now)) ? await countUnread(db, query.accountID, now) : 0;
  });

  serveCall(app, getCreditUses, ({ query }) => listCreditUses(db, query.accountID, clock.now()));

  serveCall(app, returnCreditCall, ({ body }) => returnCredit(context, body.accountID, body.creditUseID));

  serveCall(app, recordVacancyOpened, ({ body }) => setReadStatus(context, body.accountID, body.vacancyID));

  serveCall(app, setReadStatusCall, ({ query }) => setReadStatus(context, query.accountID, query.vacancyID));

  serveCall(app, getVacancyFitCall, ({ params }) => getVacancyFit(db, params.accountID, params.vacancyID, clock.now()));
}
