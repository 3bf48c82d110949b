import type { CallAnswer, undoApplicantMessages } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';
import type { RecordAction } from '../../../infra/http/staff-action.ts';
import { CallError, refusesRow } from '../../../lib/call-error.ts';
import { MAX_UNDO_MS, withdrawMessages } from '../../notifications/index.ts';
import { lockApplicantMessage, markMessageUndone } from './applicant-messages.queries.ts';
import { applicantMailKey } from './message-applicants.ts';

/** @returns the number of the application @throws {CallError} not_found, conflict */
async function undoMessage(tx: Db, messageId: number, now: Date, recordAction: RecordAction): Promise<number> {
  const found = await lockApplicantMessage(tx, messageId);
  if (!found) throw new CallError('not_found', 'There is no message with this number.');
  if (found.undoneAt) throw new CallError('conflict', 'This message was withdrawn already.');
  if (hasReached(found.leavesAt, now, MAX_UNDO_MS))
    throw new CallError('conflict', 'The message has left. Write another one.');
  await withdrawMessages(tx, [applicantMailKey(found.id)]);
  await markMessageUndone(tx, found.id, now);
  await recordAction(tx, {
    target: { kind: 'application', id: found.applicationId },
    before: { messageID: found.id, undone: false },
    after: { messageID: found.id, undone: true },
  });
  return found.applicationId;
}

/**
 * Withdraws messages to applicants before they leave, each in its own transaction with its audit row. A call about
 * one message answers the cause why it cannot be done as an error.
 */
export async function undoMessages(
  { db, clock }: AppContext,
  messageIds: readonly number[],
  recordAction: RecordAction,
): Promise<CallAnswer<typeof undoApplicantMessages>> {
  const outcome: CallAnswer<typeof undoApplicantMessages> = { done: [], skipped: [] };
  for (const messageID of messageIds) {
    try {
      const applicationID = await db
        .transaction()
        .execute((tx) => undoMessage(tx, messageID, clock.now(), recordAction));
      outcome.done.push({ applicationID, messageID });
    } catch (error) {
      if (!refusesRow(error) || messageIds.length === 1) throw error;
      outcome.skipped.push({ messageID, cause: error.message });
    }
  }
  return outcome;
}
