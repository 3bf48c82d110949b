import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Cards on the free listing (decisions: Behaviour). */
export const FREE_LISTING_SIZE = 30;

/** A card of a listing (core §3): `isRead` is 'Yes' or ''; `matches` says why the job is listed, "3 of 4 skills", "Pune". */
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
    'Live vacancies on the priority listing of the account, the last listed first; none without a plan that has one.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.array(listedCard) },
});

export const getUnReadPriorityListingCount = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetUnReadPriorityListingCount',
  summary: 'How many vacancies on the priority listing of the account were not opened yet.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

export const getFreeListingJobs = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetFreeListingJobs',
  summary: 'The live vacancies that fit the profile of the account best, without those it has applied to.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.array(listedCard) },
});

export const setReadStatus = call({
  method: 'POST',
  path: 'JobSeekerPriorityListing/SetReadStatus',
  summary: 'Note that the account has opened a vacancy of its listings; again does nothing.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({
    accountID: idInPath(),
    vacancyID: idInPath(),
    /** Of no effect: every vacancy has an id of its own. */
    isManual: z.enum(['true', 'false']),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const listingCalls = { getListingJobs, getUnReadPriorityListingCount, getFreeListingJobs, setReadStatus };
