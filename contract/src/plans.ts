import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';

/** What the active-plans text says without a plan (commerce §9). */
export const FREE_PLAN = 'Free Plan';

const ownAccount = z.strictObject({ accountID: idInPath() });

export const checkJobSeekerPlanPurchased = call({
  method: 'GET',
  path: 'JobSeekerPurchasedPlans/CheckJobSeekerPlanPurchased/{accountID}',
  summary: 'Whether a purchased plan of the account is running.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.boolean() },
});

export const getActivePlans = call({
  method: 'GET',
  path: 'JobSeekerPurchasedPlans/GetActivePlans/{accountID}',
  summary: "Names of the running plans joined by ', ', or 'Free Plan'.",
  source: 'core §7 (path ours, decisions: The API)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'text', schema: z.string() },
});

export const planCalls = { checkJobSeekerPlanPurchased, getActivePlans };
