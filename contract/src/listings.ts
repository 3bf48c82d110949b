import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Maximum number of cards on the free listing (decisions: Behaviour). */
export const FREE_LISTING_SIZE = 30;

/**
 * A card of a listing (core §3): `isRead` is 'Yes' or ''; `matches` holds the reasons why the job is listed: '3 of 4
 * skills', 'Pune'.
 */
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
  summary:
    'The live vacancies that best match the profile of the account, without those it has applied to or returned as not relevant.',
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

export const recordVacancyOpened = call({
  method: 'POST',
  path: 'JobSeekerPriorityListing/RecordVacancyOpened',
  summary:
    'Record that the account opened the details of a vacancy, from wherever: no credit is spent on it. Idempotent.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), vacancyID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

/** Within this many hours a listed job can be returned as not relevant. */
export const CREDIT_RETURN_HOURS = 24;

/** One credit of a plan spent on listing a job; times are ISO 8601 UTC. */
export const creditUse = z.object({
  creditUseID: z.number().int(),
  vacancyID: z.number().int(),
  jobTitle: z.string(),
  orgName: z.string(),
  isManualPostedJob: z.boolean(),
  spentOn: z.string(),
  /** Why it was listed: '4 of 5 skills', 'Pune'. */
  reasons: z.array(z.string()),
  /** When the member opened it, or null. */
  openedOn: z.string().nullable(),
  returnedOn: z.string().nullable(),
  canReturn: z.boolean(),
});
export type CreditUse = z.infer<typeof creditUse>;

export const getCreditUses = call({
  method: 'GET',
  path: 'JobSeekerPriorityListing/GetCreditUses',
  summary: 'The credits that the priority listing of the account has spent and returned, last first, at most 200.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  query: byAccount,
  reply: { kind: 'json', schema: z.array(creditUse) },
});

export const returnCredit = call({
  method: 'POST',
  path: 'JobSeekerPriorityListing/ReturnCredit',
  summary: `Return the credit of a listed job as not relevant, within ${CREDIT_RETURN_HOURS} hours and before applying to it; the job leaves the listing and is not listed again. Idempotent.`,
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), creditUseID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const listingCalls = {
  getCreditUses,
  returnCredit,
  getListingJobs,
  getUnReadPriorityListingCount,
  getFreeListingJobs,
  setReadStatus,
  recordVacancyOpened,
};
