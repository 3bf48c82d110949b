import type { AppContext } from '../../../../app-context.ts';
import { consumeRateLimit } from '../../../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { isEmailVerified } from '../../accounts.queries.ts';
import { sendMailedLink } from '../../mailed-links/send-mailed-link.ts';

export const VERIFICATION_SENT = 'We have successfully sent you a new verification mail. Please look into your inbox.';
export const ALREADY_VERIFIED = 'Your email address has been successfully verified already.';

export const verificationLimits = {
  coolDown: {
    name: 'verification-mails-a-minute',
    max: 1,
    perSeconds: 60,
    text: 'A verification mail was sent just now. Please wait a minute before you request another.',
  },
  daily: {
    name: 'verification-mails-a-day',
    max: 5,
    perSeconds: 24 * 3_600,
    text: 'You have requested too many verification mails today. Please try again tomorrow.',
  },
} as const;

/**
 * Sends a new verification link to the address of an account and invalidates earlier ones.
 * @throws {CallError} too_many_requests within a minute of the last one and after five a day, not_signed_in when the
 *   account was deleted meanwhile
 */
export async function resendVerification(context: AppContext, accountId: number): Promise<string> {
  const { db, clock } = context;
  if (await isEmailVerified(db, accountId)) return ALREADY_VERIFIED;
  const now = clock.now();
  await consumeRateLimit(db, verificationLimits.coolDown, String(accountId), now);
  await consumeRateLimit(db, verificationLimits.daily, String(accountId), now);
  return await db.transaction().execute(async (transaction) => {
    const account = await lockSignedInAccount(transaction, accountId);
    if (account.emailVerifiedAt) return ALREADY_VERIFIED;
    if (!(await sendMailedLink(context, transaction, 'verify-email', account, now)))
      throw new CallError('too_many_requests', verificationLimits.daily.text);
    return VERIFICATION_SENT;
  });
}
