import { applyTexts, proposalTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { holdPerson } from '../accounts/index.ts';
import { applyWithin } from '../applications/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { lockProposal, type ProposalRow, updateAnswer } from './proposals.queries.ts';

interface Answer {
  accountID: number;
  proposalID: number;
  answer: 'approve' | 'decline';
  /** Why not. */
  reason: string;
}

/** Approving is applying; who did so by himself meanwhile has approved as well. */
async function approve(tx: Db, proposal: ProposalRow, now: Date): Promise<string> {
  const { id, account_id, vacancy_id, proposed_by } = proposal;
  const text = await applyWithin(tx, account_id, vacancy_id, now, `Put forward by ${proposed_by}.`);
  if (text === applyTexts.notLive) return proposalTexts.gone;
  if (text === applyTexts.noResume) return text;
  await updateAnswer(tx, id, 'approved', '', now);
  return proposalTexts.approved;
}

/**
 * Takes a member's answer to a proposal, once, and answers the text people read. Approving sends the application;
 * without a resume the proposal goes on waiting.
 * @throws {CallError} not_found, also for somebody else's
 */
export async function answerProposal({ db, clock }: AppContext, given: Answer): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    // The account before what belongs to it: deleting it takes them in the same order.
    await holdPerson(tx, given.accountID);
    const proposal = await lockProposal(tx, given.proposalID, given.accountID);
    if (!proposal) throw new CallError('not_found');
    if (proposal.answer) return proposalTexts.answered;
    if (given.answer === 'approve') return await approve(tx, proposal, now);
    if (!(await findLiveVacancy(tx, proposal.vacancy_id, now))) return proposalTexts.gone;
    await updateAnswer(tx, proposal.id, 'declined', given.reason, now);
    return proposalTexts.declined;
  });
}
