import { answerProposal, getProposals, type VacancyProposal } from '@aarambh/contract';
import type { Api } from '../../platform/api/api.ts';

export const proposalsKey = (accountID: number) => ['vacancy-proposals', accountID];

/** What an adviser proposed: those that wait first, then the newest. */
export const listProposals = (api: Api, accountID: number): Promise<VacancyProposal[]> =>
  api(getProposals, { params: { accountID: String(accountID) } });

/** A member's answer; `reason` is for the adviser. */
export interface Answer {
  accountID: number;
  proposalID: number;
  answer: 'approve' | 'decline';
  reason: string;
}

/** Answers a proposal; the answered text says how it went. */
export const sendAnswer = (api: Api, answer: Answer): Promise<string> => api(answerProposal, { body: answer });
