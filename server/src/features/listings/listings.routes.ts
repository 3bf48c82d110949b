import { FREE_LISTING_SIZE, getFreeListingJobs } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { listNewestLiveCards } from '../vacancies/index.ts';

/** Serves the free listing: what anybody may apply to and has not yet. */
export function listingRoutes(app: FastifyInstance, { db, clock }: Platform): void {
  serve(app, getFreeListingJobs, ({ query }) =>
    listNewestLiveCards(db, clock.now(), { limit: FREE_LISTING_SIZE, exceptAppliedBy: query.accountID }),
  );
}
