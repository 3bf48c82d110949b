import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath, optionalText, typedText, typedWholeNumber } from './fields.ts';
import { vacancyCard } from './vacancies.ts';

/** Replies to an answered proposal; only the first two contain the word that marks success. */
export const proposalTexts = {
  approved: 'Successfully approved. We will put you forward for this job.',
  declined: 'Successfully declined. You will not be put forward for this job.',
  answered: 'You have already answered this proposal.',
  gone: 'This job is no longer open.',
} as const;

export const proposalStatus = z.enum(['Waiting', 'Approved', 'Declined', 'Job closed']);
export type ProposalStatus = z.infer<typeof proposalStatus>;

/** A vacancy an adviser proposes to a plan holder; times are ISO 8601 UTC; `answeredOn` is empty until answered. */
export const vacancyProposal = vacancyCard.extend({
  proposalID: z.number().int(),
  /** Why the adviser thinks it fits. */
  note: z.string(),
  proposedBy: z.string(),
  proposedOn: z.string(),
  answeredOn: z.string(),
  status: proposalStatus,
});
export type VacancyProposal = z.infer<typeof vacancyProposal>;

export const getProposals = call({
  method: 'GET',
  path: 'VacancyApproval/GetProposals/{accountID}',
  summary: 'Vacancies an adviser proposed to the account, waiting ones first, then newest first.',
  source: 'ours (core §2)',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(vacancyProposal) },
});

/** The form that declines a proposal, with the reason for the adviser. */
export const declineForm = z.object({
  reason: optionalText(200, 'Please give the reason within 200 characters'),
});

export const answerProposal = call({
  method: 'POST',
  path: 'VacancyApproval/Answer',
  summary: 'Approve or decline being put forward for a proposed vacancy.',
  source: 'ours (core §2)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({
    accountID: idInBody(),
    proposalID: idInBody(),
    answer: z.enum(['approve', 'decline']),
    reason: declineForm.shape.reason,
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found'],
});

export const proposeVacancy = call({
  method: 'POST',
  path: 'Operator/ProposeVacancy',
  summary: 'Propose a live vacancy to a job seeker with an active plan, with a notice by mail.',
  source: 'ours',
  access: 'staff:applicants',
  body: z.strictObject({
    accountID: idInBody(),
    vacancyID: idInBody(),
    note: typedText('Say why it fits.', 500),
    /** The adviser whom the member sees; by default the name of the staff member. */
    proposedBy: typedText('Say who proposes it.', 200).optional(),
  }),
  reply: { kind: 'json', schema: z.object({ proposalID: z.number().int() }) },
  errors: ['not_found', 'conflict'],
});

/** The form that proposes a vacancy. */
export const proposeVacancyForm = proposeVacancy.body
  .pick({ note: true })
  .extend({ vacancyID: typedWholeNumber('Enter the vacancy number') });

export const vacancyApprovalCalls = { getProposals, answerProposal };
export const vacancyApprovalStaffCalls = { proposeVacancy };
