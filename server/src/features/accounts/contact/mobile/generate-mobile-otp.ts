import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { dialCodeOf } from '../../registration/countries.ts';

import { issueOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { type CodeReply, codeReply, refuseCode } from '../one-time-codes/one-time-code-reply.ts';
import { toE164 } from './mobile-number.ts';

/** Reply to a number of a country that SMS_COUNTRIES does not name. */
export const COUNTRY_WITHOUT_SMS =
  'We cannot send an OTP to mobile numbers of your country yet. You can use your account without a verified number.';

/**
 * Sends a code to the account's mobile number. Within the cool-down nothing is sent again, so that opening the page
 * twice is harmless. Numbers of countries that are not switched on get none, so that requesting them earns no one money
 * (SMS pumping).
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function generateMobileOtp(context: AppContext, caller: Caller, origin: Origin): Promise<CodeReply> {
  const { db, clock, config } = context;
  const { accountId } = caller;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { countryId, mobileNo, isMobileVerified } = await lockSignedInAccount(transaction, accountId);
    if (mobileNo === '') return refuseCode(contactTexts.noMobile);
    if (isMobileVerified) return refuseCode(contactTexts.mobileVerifiedAlready);

    if (!config.smsDialCodes.includes(dialCodeOf(countryId).replace('+', ''))) return refuseCode(COUNTRY_WITHOUT_SMS);
    const target = toE164(countryId, mobileNo);
    const request = { purpose: 'verify-mobile', accountId, target, address: origin.address } as const;
    const issued = await issueOneTimeCode(context, transaction, request, now);
    if (issued.state === 'issued') {
      const key = `mobile-code:${issued.codeId}`;
      const data = { code: issued.code };
      await queueMessage(
        transaction,
        { key, accountId, channel: 'sms', to: target, template: 'mobile-code', data },
        now,
      );
    }
    return codeReply(issued);
  });
}
