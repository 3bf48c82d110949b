import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { lockContact } from '../contact.queries.ts';
import { makeOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { type CodeReply, codeReply, noCode } from '../one-time-codes/one-time-code-reply.ts';
import { dialled } from './mobile-number.ts';

/**
 * Sends a code to the account's mobile number. Within the cool-down nothing is sent again, so that entering the page
 * twice is harmless.
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function generateMobileOtp(context: AppContext, accountId: number, origin: Origin): Promise<CodeReply> {
  const { db, clock } = context;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { countryId, mobileNo, isMobileVerified } = await lockContact(transaction, accountId);
    if (mobileNo === '') return noCode(contactTexts.noMobile);
    if (isMobileVerified) return noCode(contactTexts.mobileVerifiedAlready);

    const target = dialled(countryId, mobileNo);
    const request = { purpose: 'verify-mobile', accountId, target, address: origin.address } as const;
    const made = await makeOneTimeCode(context, transaction, request, now);
    if (made.state === 'made') {
      const key = `mobile-code:${made.codeId}`;
      const data = { code: made.code };
      await queueMessage(
        transaction,
        { key, accountId, channel: 'sms', to: target, template: 'mobile-code', data },
        now,
      );
    }
    return codeReply(made);
  });
}
