import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Cards on the free listing (decisions: Behaviour). */
export const FREE_LISTING_SIZE = 30;

export const getFreeListingJobs = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetFreeListingJobs',
  summary: 'Suggested live vacancies the account has not applied to.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const listingCalls = { getFreeListingJobs };
