import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit, countRateLimitUses } from '../../../infra/http/rate-limit/rate-limit.ts';
import { toMailIdentity } from '../../../lib/text/to-mail-identity.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { consumeCaptchaPass } from '../captcha/captcha-pass.ts';
import { sendMailedLink } from '../mailed-links/send-mailed-link.ts';

/** The same for known and unknown addresses (security 13). */
export const RESET_LINK_REQUESTED =
  'Your request was received successfully. If an account with this email exists, we have sent it a link to set a new password.';
/** core §8 */
export const CAPTCHA_REFUSED = 'Captcha validation failed on server.';

const HOUR = 3_600;
export const forgotPasswordLimits = {
  /** Mails to one address; beyond that the reply stays the same and nothing is sent. */
  mailsAnHour: { name: 'reset-mails-an-hour', max: 3, perSeconds: HOUR },
  mailsADay: { name: 'reset-mails-a-day', max: 6, perSeconds: 24 * HOUR },
  /** High, because many people may share a network. */
  ofNetwork: {
    name: 'reset-links-of-address',
    max: 60,
    perSeconds: HOUR,
    text: 'Too many reset links were requested from your network. Please try again later.',
  },
} as const;

async function isWithinMailLimits({ db }: AppContext, email: string, now: Date): Promise<boolean> {
  for (const limit of [forgotPasswordLimits.mailsAnHour, forgotPasswordLimits.mailsADay]) {
    const { used } = await countRateLimitUses(db, limit, toMailIdentity(email), now);
    if (used > limit.max) return false;
  }
  return true;
}

/**
 * Mails a password reset link to the account of an email, if there is one. An account that only signs in with a
 * provider may set its first password this way, since the link proves ownership of the address.
 * @param form `pass` is a captcha pass, which is consumed
 * @throws {CallError} too_many_requests beyond the limit of the network
 */
export async function forgotPassword(
  context: AppContext,
  form: { email: string; pass: string },
  origin: Origin,
): Promise<string> {
  const { db, clock, config } = context;
  if (!(await consumeCaptchaPass(context, form.pass))) return CAPTCHA_REFUSED;
  const now = clock.now();
  if (config.rateLimit) await consumeRateLimit(db, forgotPasswordLimits.ofNetwork, networkPrefix(origin.address), now);
  const isWithin = await isWithinMailLimits(context, form.email, now);
  await db.transaction().execute(async (transaction) => {
    const found = await findAccountByEmail(transaction, form.email);
    // With the lock, only the later of two concurrent requests leaves a valid link.
    const account = found && (await lockAccount(transaction, found.accountId));
    if (!account || !isWithin) return;
    await sendMailedLink(context, transaction, 'reset-password', account, now);
    await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'password-reset-asked', origin }, now);
  });
  return RESET_LINK_REQUESTED;
}
