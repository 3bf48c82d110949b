import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath, optionalText } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Maximum number of saved jobs of an account, and of a visitor's browser. */
export const MAX_SAVED_JOBS = 300;
/** Characters of a note on a saved job. */
export const SAVED_NOTE_MAX = 500;
export const TOO_MANY_SAVED_JOBS = `You have saved ${MAX_SAVED_JOBS} jobs. Remove one to save another.`;

/** A saved job; `savedOn` is ISO 8601 UTC. `isLive` is false for a vacancy that has ended. */
export const savedJob = vacancyCard.extend({
  savedOn: z.string(),
  note: z.string(),
  isLive: z.boolean(),
});
export type SavedJob = z.infer<typeof savedJob>;

const savedNote = optionalText(SAVED_NOTE_MAX);

export const getSavedJobs = call({
  method: 'GET',
  path: 'JobSeekerSavedJobs/GetSavedJobs/{accountID}',
  summary: 'The saved jobs of the account with notes, last saved first, ended ones included.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(savedJob) },
});

export const saveJob = call({
  method: 'POST',
  path: 'JobSeekerSavedJobs/SaveJob',
  summary: 'Save a live vacancy, or change the note of a saved one; idempotent. Without `note` the note stays.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), vacancyID: idInBody(), note: savedNote.unwrap().optional() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const removeSavedJob = call({
  method: 'POST',
  path: 'JobSeekerSavedJobs/RemoveSavedJob',
  summary: 'Remove a saved job; idempotent.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), vacancyID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
});

export const mergeSavedJobs = call({
  method: 'POST',
  path: 'JobSeekerSavedJobs/MergeSavedJobs',
  summary:
    'Take over the jobs that a visitor saved in the browser, with notes; known ones keep their time, unknown ids are ignored.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({
    accountID: idInBody(),
    jobs: z
      .array(z.strictObject({ vacancyID: idInBody(), savedOn: z.iso.datetime(), note: savedNote }))
      .max(MAX_SAVED_JOBS, TOO_MANY_SAVED_JOBS),
  }),
  /** All saved jobs of the account afterwards: of too many the last saved ones. */
  reply: { kind: 'json', schema: z.array(savedJob) },
});

/** Cards of vacancies by id, for the browser of a visitor: ended ones are marked, unknown ones left out. */
export const getJobsByID = call({
  method: 'GET',
  path: 'vacancyportal/GetJobsByID',
  summary: 'Cards of vacancies by id, separated by commas, in the given order; `isLive` is false for ended ones.',
  source: 'ours',
  access: 'visitor',
  query: z.strictObject({
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'Please give at most 100 ids, separated by commas.')
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .pipe(z.array(z.number().int().min(1).max(2_147_483_647))),
  }),
  reply: { kind: 'json', schema: z.array(vacancyCard.extend({ isLive: z.boolean() })) },
});

export const savedJobCalls = { getSavedJobs, saveJob, removeSavedJob, mergeSavedJobs, getJobsByID };
