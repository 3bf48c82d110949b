import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { countUse, takeFromLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { findAccountByEmail, lockAccount } from '../accounts.queries.ts';
import { sendMailedLink } from '../contact/email-verification/send-mailed-link.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { usePass } from './captcha-pass.ts';

/** The same for known and unknown addresses (security 13). */
export const RESET_LINK_ASKED =
  'Your request was received successfully. If an account with this email exists, we have sent it a link to set a new password.';
/** core §8 */
export const CAPTCHA_REFUSED = 'Captcha validation failed on server.';

const HOUR = 3_600;
export const forgotPasswordLimits = {
  /** Mails to one address; beyond that the answer stays the same and nothing is sent. */
  mailsAnHour: { name: 'reset-mails-an-hour', max: 3, perSeconds: HOUR },
  mailsADay: { name: 'reset-mails-a-day', max: 6, perSeconds: 24 * HOUR },
  /** Many people may share a network, so it is wide. */
  ofNetwork: {
    name: 'reset-links-of-address',
    max: 60,
    perSeconds: HOUR,
    text: 'Too many reset links were asked for from your network. Please try again later.',
  },
} as const;

async function mayBeSent({ db }: AppContext, email: string, now: Date): Promise<boolean> {
  for (const limit of [forgotPasswordLimits.mailsAnHour, forgotPasswordLimits.mailsADay]) {
    const { used } = await countUse(db, limit, email.toLowerCase(), now);
    if (used > limit.max) return false;
  }
  return true;
}

/**
 * Mails a reset link to the account of an e-mail, if there is one. An account that signs in with a provider only may
 * set its first password so: the link proves the address.
 * @param form `pass` is what the captcha answered, good once
 * @throws {CallError} too_many_requests when one network asks too often
 */
export async function forgotPassword(
  context: AppContext,
  form: { email: string; pass: string },
  origin: Origin,
): Promise<string> {
  const { db, clock, config } = context;
  if (!(await usePass(context, form.pass))) return CAPTCHA_REFUSED;
  const now = clock.now();
  if (config.rateLimit) await takeFromLimit(db, forgotPasswordLimits.ofNetwork, networkPrefix(origin.address), now);
  const isWithin = await mayBeSent(context, form.email, now);
  await db.transaction().execute(async (transaction) => {
    const found = await findAccountByEmail(transaction, form.email);
    // Locked, so that of two requests at once only the later one's link lives.
    const account = found && (await lockAccount(transaction, found.accountId));
    if (!account || !isWithin) return;
    await sendMailedLink(context, transaction, 'reset-password', account, now);
    await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'password-reset-asked', origin }, now);
  });
  return RESET_LINK_ASKED;
}
