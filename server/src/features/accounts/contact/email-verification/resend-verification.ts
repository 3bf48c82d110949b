import type { AppContext } from '../../../../app-context.ts';
import { takeFromLimit } from '../../../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { isEmailVerified, lockAccount } from '../../accounts.queries.ts';
import { sendMailedLink } from './send-mailed-link.ts';

export const VERIFICATION_SENT = 'We have successfully sent you a new verification mail. Please look into your inbox.';
export const VERIFIED_ALREADY = 'Your email address has been successfully verified already.';

export const verificationLimits = {
  coolDown: {
    name: 'verification-mails-a-minute',
    max: 1,
    perSeconds: 60,
    text: 'A verification mail was sent just now. Please wait a minute before you ask for another.',
  },
  daily: {
    name: 'verification-mails-a-day',
    max: 5,
    perSeconds: 24 * 3_600,
    text: 'You have asked for too many verification mails today. Please try again tomorrow.',
  },
} as const;

/**
 * Sends a new verification link to the address of an account; the earlier ones end.
 * @throws {CallError} too_many_requests within a minute of the last one and after five a day
 */
export async function resendVerification(context: AppContext, accountId: number): Promise<string> {
  const { db, clock } = context;
  if (await isEmailVerified(db, accountId)) return VERIFIED_ALREADY;
  const now = clock.now();
  await takeFromLimit(db, verificationLimits.coolDown, String(accountId), now);
  await takeFromLimit(db, verificationLimits.daily, String(accountId), now);
  return await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new CallError('not_signed_in');
    if (account.emailVerifiedAt) return VERIFIED_ALREADY;
    await sendMailedLink(context, transaction, 'verify-email', account, now);
    return VERIFICATION_SENT;
  });
}
