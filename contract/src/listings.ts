import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Maximum number of cards on the free listing (decisions: Behaviour). */
export const FREE_LISTING_SIZE = 30;

/** A card of a listing (core §3): `isRead` is 'Yes' or ''; `matches` holds the reasons why the job is listed: '3 of 4 skills', 'Pune'. */
export const listedCard = vacancyCard.extend({
  isRead: z.enum(['Yes', '']),
  matches: z.array(z.string()),
});
export type ListedCard = z.infer<typeof listedCard>;

const byAccount = z.strictObject({ accountID: idInPath() });

export const getListingJobs = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetListingJobs',
  summary:
    'Live vacancies on the priority listing of the account, last listed first; empty without a plan that includes one.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.array(listedCard) },
});

export const getUnReadPriorityListingCount = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetUnReadPriorityListingCount',
  summary: 'Number of unread vacancies on the priority listing of the account.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const getFreeListingJobs = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetFreeListingJobs',
  summary: 'The live vacancies that best match the profile of the account, without those it has applied to.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.array(listedCard) },
});

export const setReadStatus = call({
  method: 'POST',
  path: 'JobSeekerPriorityListing/SetReadStatus',
  summary: 'Mark a vacancy of the listings as read by the account; idempotent.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({
    accountID: idInPath(),
    vacancyID: idInPath(),
    /** Ignored: vacancy ids are unique across both kinds. */
    isManual: z.enum(['true', 'false']),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const listingCalls = { getListingJobs, getUnReadPriorityListingCount, getFreeListingJobs, setReadStatus };
