import type { CallAnswer, resendMessages as resendMessagesCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { RecordAction } from '../../../infra/http/staff-action.ts';
import { lockMessage, reasonNotToSend, requeueMessage } from './messages-of-staff.queries.ts';

type Answer = CallAnswer<typeof resendMessagesCall>;

/**
 * Queues failed messages again. Each has its own transaction with its audit row, so that a crash leaves each queued
 * once or not at all.
 * @returns how many were queued, and which were left out and why
 */
export async function resendMessages(
  { db, clock }: AppContext,
  messageIDs: readonly number[],
  recordAction: RecordAction,
): Promise<Answer> {
  const skipped: Answer['skipped'] = [];
  let queued = 0;
  for (const messageID of new Set(messageIDs)) {
    const cause = await db.transaction().execute(async (transaction) => {
      const message = await lockMessage(transaction, messageID);
      if (!message) return 'It was deleted.';
      const refusal = reasonNotToSend(message, clock.now());
      if (refusal) return refusal;
      await requeueMessage(transaction, messageID, clock.now());
      const { state, attempts, last_error } = message;
      await recordAction(transaction, {
        target: { kind: 'message', id: messageID },
        before: { state, attempts, last_error },
        after: { state: 'queued', attempts: 0, last_error: null },
      });
      return '';
    });
    if (cause) skipped.push({ messageID, cause });
    else queued += 1;
  }
  return { queued, skipped };
}
