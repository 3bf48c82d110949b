import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { lockContact } from '../contact.queries.ts';
import { type CodeReply, codeReply, noCode } from '../one-time-codes/one-time-code-reply.ts';
import { isRequestGood, ownRequest, REQUEST_TOO_OLD } from './email-change-request.ts';
import { sendEmailOtp } from './send-email-otp.ts';

/**
 * Sends a new code for a request of the account; the last one dies. Within the cool-down nothing is sent again.
 * @throws {CallError} forbidden when the request is not the account's, too_many_requests beyond a daily limit
 */
export async function resendEmailOtp(
  context: AppContext,
  accountId: number,
  requestId: number,
  { address }: Origin,
): Promise<CodeReply> {
  const { db, clock } = context;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { fullName } = await lockContact(transaction, accountId);
    const request = await ownRequest(transaction, accountId, requestId);
    if (request.doneAt) return noCode(contactTexts.emailChangedAlready);
    if (!isRequestGood(request, now)) return noCode(REQUEST_TOO_OLD);
    const { newEmail } = request;
    return codeReply(await sendEmailOtp(context, transaction, { accountId, fullName, newEmail, address }, now));
  });
}
