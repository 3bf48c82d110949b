import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { withKeyedMutex } from '../../../../lib/async/keyed-mutex.ts';
import { recordSecurityEvent } from '../../sessions/security-events.queries.ts';
import { lockContact, markMobileVerified } from '../contact.queries.ts';
import { checkOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { dialled } from './mobile-number.ts';

const VERIFIED = 'Mobile number verified successfully.';

/**
 * Verifies the number the account has now with the code that was sent to it. The guesses of an account come one after
 * another, so that many at once do not take all connections to the database.
 * @throws {CallError} unavailable, when too many wait
 */
export async function verifyMobileOtp(
  context: AppContext,
  accountId: number,
  code: string,
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  const verify = () =>
    db.transaction().execute(async (transaction) => {
      const now = clock.now();
      const { countryId, mobileNo, isMobileVerified } = await lockContact(transaction, accountId);
      if (mobileNo === '') return contactTexts.noMobile;
      if (isMobileVerified) return contactTexts.mobileVerifiedAlready;

      const request = { purpose: 'verify-mobile', accountId, target: dialled(countryId, mobileNo), code } as const;
      const checked = await checkOneTimeCode(context, transaction, request, now);
      if (!checked.isRight) {
        if (checked.counted) await recordSecurityEvent(transaction, { accountId, kind: 'code-refused', origin }, now);
        return checked.text;
      }
      await markMobileVerified(transaction, accountId, now);
      await recordSecurityEvent(transaction, { accountId, kind: 'mobile-verified', origin }, now);
      return VERIFIED;
    });
  return await withKeyedMutex(`otp:${accountId}`, verify);
}
