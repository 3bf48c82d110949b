import { applyTexts, proposalTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { applyInTransaction } from '../applications/index.ts';
import { findLiveVacancy } from '../vacancies/index.ts';
import { lockProposal, type ProposalRow, setAnswer } from './proposals.queries.ts';

interface Answer {
  accountID: number;
  proposalID: number;
  answer: 'approve' | 'decline';
  /** Why it was declined; may be empty. */
  reason: string;
}

/** Approving sends an application; an existing one is an approval too. */
async function approve(tx: Db, proposal: ProposalRow, now: Date): Promise<string> {
  const { id, account_id, vacancy_id, proposed_by } = proposal;
  const text = await applyInTransaction(tx, account_id, vacancy_id, now, `Put forward by ${proposed_by}.`);
  if (text === applyTexts.notLive) return proposalTexts.gone;
  if (text === applyTexts.noResume) return text;
  await setAnswer(tx, id, 'approved', '', now);
  return proposalTexts.approved;
}

/**
 * Stores a member's answer to a proposal, once, and returns the reply text. Approving sends the application; without a
 * resume the proposal stays open.
 * @throws {CallError} not_found, also for another account's proposal
 */
export async function answerProposal({ db, clock }: AppContext, answer: Answer): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    // Lock order: the account before its rows.
    await lockSignedInAccount(tx, answer.accountID, 'shared');
    const proposal = await lockProposal(tx, answer.proposalID, answer.accountID);
    if (!proposal) throw new CallError('not_found');
    if (proposal.answer) return proposalTexts.answered;
    if (answer.answer === 'approve') return await approve(tx, proposal, now);
    if (!(await findLiveVacancy(tx, proposal.vacancy_id, now))) return proposalTexts.gone;
    await setAnswer(tx, proposal.id, 'declined', answer.reason, now);
    return proposalTexts.declined;
  });
}
