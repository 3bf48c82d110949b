import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';
import { vacancyCard } from '../vacancies.ts';

/** Replies of WithdrawApplication; only the first contains the word that marks success. */
export const withdrawTexts = {
  withdrawn: 'Your application has been withdrawn successfully.',
  alreadyWithdrawn: 'You have already withdrawn this application.',
  closed: 'This job has closed. There is nothing left to withdraw.',
  decided: 'The employer has already decided. There is nothing left to withdraw.',
} as const;

export const applicationStatus = z.enum([
  'Sent',
  'Viewed',
  'Shortlisted',
  'Interview',
  'Not selected',
  'Closed',
  'Withdrawn',
]);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** An application with its timeline, oldest step first; times are ISO 8601 UTC. */
export const sentApplication = vacancyCard.extend({
  applicationID: z.number().int(),
  appliedOn: z.string(),
  resumeName: z.string(),
  status: applicationStatus,
  timeline: z.array(z.object({ status: applicationStatus, on: z.string(), note: z.string() })),
  /** Whether the vacancy still takes applications. */
  isLive: z.boolean(),
  canWithdraw: z.boolean(),
  /**
   * When an answer can be expected, ISO 8601 UTC: from how quickly this company answered earlier applications here. Null
   * when too little is known, or the application is decided, closed or withdrawn.
   */
  answerExpectedBy: z.string().nullable(),
});
export type SentApplication = z.infer<typeof sentApplication>;

export const getApplications = call({
  method: 'GET',
  path: 'applyjob/GetApplications/{accountID}',
  summary: 'The applications of the account with status and timeline, newest first.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(sentApplication) },
});

export const getAppliedJobs = call({
  method: 'GET',
  path: 'applyjob/GetAppliedJobs/{accountID}',
  summary:
    'The vacancies that the account has applied for and not withdrawn from, for the marks on cards and job pages.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(z.object({ vacancyID: z.number().int(), appliedOn: z.string() })) },
});

export const withdrawApplication = call({
  method: 'POST',
  path: 'applyjob/WithdrawApplication',
  summary:
    'Withdraw an application; the employer no longer sees it, and the account can apply again while the job is open.',
  source: 'ours',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), applicationID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

const note = z
  .string()
  .trim()
  .max(500, 'Maximum 500 characters allowed')
  .refine((text) => !text.includes('\u0000'), 'Please use letters, numbers and signs only.')
  .default('');

export const setApplicationStatus = call({
  method: 'POST',
  path: 'Operator/SetApplicationStatus',
  summary: 'Set the status an employer gave to an application; the applicant learns of it after ten minutes.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({
    applicationID: idInBody(),
    status: z.enum(['Viewed', 'Shortlisted', 'Interview', 'Not selected']),
    note,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const undoNotSelected = call({
  method: 'POST',
  path: 'Operator/UndoNotSelected',
  summary: 'Undo the status "Not selected": within ten minutes unseen, later with a mail to the applicant.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({ applicationID: idInBody(), note }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const listApplicants = call({
  method: 'GET',
  path: 'Operator/ListApplicants',
  summary: 'The applicants of a vacancy with their application ids, newest first, without withdrawn applications.',
  source: 'ours',
  access: 'staff:applicants',
  query: z.strictObject({ vacancyID: idInPath() }),
  reply: {
    kind: 'json',
    schema: z.array(
      z.object({
        applicationID: z.number().int(),
        accountID: z.number().int(),
        fullName: z.string(),
        email: z.string(),
        appliedOn: z.string(),
        status: applicationStatus,
        resumeName: z.string(),
      }),
    ),
  },
  errors: ['not_found'],
});

export const applicationListCalls = { getApplications, getAppliedJobs, withdrawApplication };
export const applicationStaffCalls = { setApplicationStatus, undoNotSelected, listApplicants };
