import { answerProposal, getProposals, type VacancyProposal } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

export const proposalsKey = (accountID: number) => ['vacancy-proposals', accountID];

/** Proposals: waiting ones first, then newest first. */
export const listProposals = (api: Api, accountID: number): Promise<VacancyProposal[]> =>
  api(getProposals, { params: { accountID: String(accountID) } });

/** A member's answer; the adviser sees `reason`. */
export interface Answer {
  accountID: number;
  proposalID: number;
  answer: 'approve' | 'decline';
  reason: string;
}

/** Answers a proposal. Returns the server's text. */
export const sendAnswer = (api: Api, answer: Answer): Promise<string> => api(answerProposal, { body: answer });
