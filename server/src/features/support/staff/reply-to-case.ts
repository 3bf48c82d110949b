import type { replyToCase as replyToCaseCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findLastMailId } from '../mail/support-mails.queries.ts';
import { changeSupportCase } from './change-support-case.ts';

/**
 * Replies to a case by mail; the reply and the queued mail are stored together or not at all. Whoever replies to a case
 * to an unclaimed case claims it.
 * @throws {CallError} not_found, conflict when a colleague has changed the case or the address got too many mails today
 */
export async function replyToCase(
  context: AppContext,
  { body, actor }: StaffInput<typeof replyToCaseCall>,
): Promise<string> {
  const { caseID, version, text, closes } = body;
  await changeSupportCase(context, body, actor, async (found, transaction, now) => {
    const { email, full_name: fullName, subject, claimed_by } = found;
    const inReplyTo = await findLastMailId(transaction, caseID);
    const isQueued = await queueMessage(
      transaction,
      {
        key: `support-reply:${caseID}:${version}`,
        accountId: found.account_id,
        channel: 'mail',
        to: email,
        template: 'support-reply',
        data: { fullName, caseId: caseID, subject, text, ...(inReplyTo && { inReplyTo }) },
      },
      now,
    );
    if (!isQueued) throw new CallError('conflict', 'This address has got as many mails today as it may.');
    return {
      change: {
        state: closes ? 'closed' : 'answered',
        closed_at: closes ? now : null,
        claimed_by: claimed_by ?? actor.staff?.staffId ?? null,
      },
      entry: { kind: 'reply', body: text },
    };
  });
  return closes ? `The reply is on its way, and case ${caseID} is closed.` : 'The reply is on its way.';
}
