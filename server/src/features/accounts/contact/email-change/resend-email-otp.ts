import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';

import { type CodeReply, codeReply, refuseCode } from '../one-time-codes/one-time-code-reply.ts';
import { getOwnRequest, isRequestValid, REQUEST_EXPIRED } from './email-change-request.ts';
import { sendEmailOtp } from './send-email-otp.ts';

/**
 * Sends a new code for a request of the account and invalidates the previous one. Within the cool-down nothing is sent.
 * @throws {CallError} forbidden when the request is not the account's, too_many_requests beyond a daily limit
 */
export async function resendEmailOtp(
  context: AppContext,
  caller: Caller,
  requestId: number,
  { address }: Origin,
): Promise<CodeReply> {
  const { db, clock } = context;
  const { accountId } = caller;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { fullName } = await lockSignedInAccount(transaction, accountId);
    const request = await getOwnRequest(transaction, accountId, requestId);
    if (request.doneAt) return refuseCode(contactTexts.emailChangedAlready);
    if (!isRequestValid(request, now)) return refuseCode(REQUEST_EXPIRED);
    const { newEmail } = request;
    return codeReply(await sendEmailOtp(context, transaction, { accountId, fullName, newEmail, address }, now));
  });
}
