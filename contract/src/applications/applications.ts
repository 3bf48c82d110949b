import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

/** Replies of the apply calls; only the first contains the word that marks success (core §4). */
export const applyTexts = {
  sent: 'Your application has been sent successfully.',
  alreadyApplied: 'You have already applied for this job!',
  noResume: 'Please upload your resume before applying for this job.',
  notLive: 'This job is no longer accepting applications.',
} as const;

export const checkJobApplied = call({
  method: 'GET',
  path: 'applyjob/CheckJobApplied/{accountID}/{vacancyID}',
  summary: 'Whether the account has applied for the vacancy.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath(), vacancyID: idInPath() }),
  reply: { kind: 'json', schema: z.boolean() },
});

export const applyJob = call({
  method: 'POST',
  path: 'applyjob/ApplyJob',
  summary: 'Apply for a vacancy with the stored resume.',
  source: 'core §4, §7',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), vacancyID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
});

export const applyForJob = call({
  method: 'POST',
  path: 'ManualVacancy/ApplyForJob',
  summary: 'Apply for a manually posted vacancy with the stored resume.',
  source: 'core §4, §7; commerce §7',
  access: 'jobSeeker',
  own: 'accountID',
  query: z.strictObject({ vacancyID: idInPath(), accountID: idInPath() }),
  reply: { kind: 'text', schema: z.string() },
});

export const applicationCalls = { checkJobApplied, applyJob, applyForJob };
