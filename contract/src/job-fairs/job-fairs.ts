import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

/** Reply texts of registering and withdrawing; only the first two contain the word that marks success. */
export const jobFairTexts = {
  registered: 'You have registered for this job fair successfully.',
  withdrawn: 'You have withdrawn from this job fair successfully.',
  alreadyRegistered: 'You have already registered for this job fair.',
  notRegistered: 'You are not registered for this job fair.',
  full: 'All seats for this job fair are taken.',
  over: 'Registration for this job fair has closed.',
  cancelled: 'This job fair has been cancelled.',
} as const;

/** A job fair; times are ISO 8601 UTC. */
export const jobFair = z.object({
  jobFairID: z.number().int(),
  title: z.string(),
  organiser: z.string(),
  city: z.string(),
  venue: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  registerUntil: z.string(),
  /** Plain text; an empty line starts a paragraph. */
  description: z.string(),
  companies: z.array(z.string()),
  capacity: z.number().int(),
  placesLeft: z.number().int().min(0),
  status: z.enum(['Open', 'Full', 'Closed', 'Over', 'Cancelled']),
  /** Whether the signed-in caller is registered. */
  isRegistered: z.boolean(),
});
export type JobFair = z.infer<typeof jobFair>;

export const getJobFairs = call({
  method: 'GET',
  path: 'JobFair/GetJobFairs',
  summary: 'Job fairs that are not over, next first.',
  source: 'ours (core §2)',
  access: 'visitor',
  recognises: true,
  topics: ['job-fairs'],
  reply: { kind: 'json', schema: z.array(jobFair) },
});

export const getJobFair = call({
  method: 'GET',
  path: 'JobFair/GetJobFair/{id}',
  summary: 'One job fair, also when it is over.',
  source: 'ours (core §2)',
  access: 'visitor',
  recognises: true,
  topics: ['job-fairs'],
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: jobFair },
  errors: ['not_found'],
});

export const getAppliedJobFairCount = call({
  method: 'GET',
  path: 'JobFair/GetAppliedJobFairCount/{accountID}',
  summary: 'Number of upcoming job fairs the account is registered for.',
  source: 'ours (core §2)',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.number().int().min(0) },
});

const registration = z.strictObject({ accountID: idInBody(), jobFairID: idInBody() });

export const registerForJobFair = call({
  method: 'POST',
  path: 'JobFair/Register',
  summary: 'Register the account for a job fair and send a confirmation mail.',
  source: 'ours (core §2)',
  access: 'jobSeeker',
  own: 'accountID',
  body: registration,
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const withdrawFromJobFair = call({
  method: 'POST',
  path: 'JobFair/Withdraw',
  summary: 'Withdraw the registration of the account for a job fair.',
  source: 'ours (core §2)',
  access: 'jobSeeker',
  own: 'accountID',
  body: registration,
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const jobFairCalls = {
  getJobFairs,
  getJobFair,
  getAppliedJobFairCount,
  registerForJobFair,
  withdrawFromJobFair,
};
