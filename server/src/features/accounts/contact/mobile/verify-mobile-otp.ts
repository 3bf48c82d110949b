import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { withRequestMutex } from '../../../../infra/database/locks/with-request-mutex.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { markMobileVerified } from '../contact.queries.ts';
import { checkOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { toE164 } from './mobile-number.ts';

const VERIFIED = 'Mobile number verified successfully.';

/**
 * Verifies the account's current number with the code that was sent to it. The tries of an account run one after
 * another, so that concurrent ones do not occupy all database connections.
 * @throws {CallError} unavailable when too many tries of the account are queued
 */
export async function verifyMobileOtp(
  context: AppContext,
  caller: Caller,
  code: string,
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  const { accountId } = caller;
  const verify = () =>
    db.transaction().execute(async (transaction) => {
      const now = clock.now();
      const { countryId, mobileNo, isMobileVerified } = await lockSignedInAccount(transaction, accountId);
      if (mobileNo === '') return contactTexts.noMobile;
      if (isMobileVerified) return contactTexts.mobileVerifiedAlready;

      const request = { purpose: 'verify-mobile', accountId, target: toE164(countryId, mobileNo), code } as const;
      const check = await checkOneTimeCode(context, transaction, request, now);
      if (!check.isRight) {
        if (check.counted) await recordSecurityEvent(transaction, { accountId, kind: 'code-refused', origin }, now);
        return check.text;
      }
      await markMobileVerified(transaction, accountId, now);
      await recordSecurityEvent(transaction, { accountId, kind: 'mobile-verified', origin }, now);
      return VERIFIED;
    });
  return await withRequestMutex(`otp:${accountId}`, verify);
}
