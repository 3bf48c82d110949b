import type { AppContext } from '../../../../app-context.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { lockAccount } from '../../account-lock.queries.ts';
import { markEmailVerified } from '../../accounts.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { isLinkUsable } from '../../mailed-links/is-link-usable.ts';
import { findMailedLink, lockMailedLink, markMailedLinkUsed } from '../../mailed-links/mailed-links.queries.ts';
import { hashToken } from '../../sessions/session-token.ts';

export const EMAIL_VERIFIED = 'Your email address has been verified successfully.';
/** core §2, §8 */
export const INVALID_TOKEN = 'Invalid token. Please try again.';

/**
 * Verifies the address a link was sent to (core §4). Opening the link again gives the same reply while the account has
 * that address, because users and mail programs open links twice.
 */
export async function verifyEmail({ db, clock }: AppContext, token: string, origin: Origin): Promise<string> {
  const tokenHash = hashToken(token);
  const found = await findMailedLink(db, 'verify-email', tokenHash);
  if (!found) return INVALID_TOKEN;
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, found.accountId);
    const link = await lockMailedLink(transaction, 'verify-email', tokenHash);
    if (!account || !link || link.email !== account.email) return INVALID_TOKEN;
    if (link.usedAt && account.emailVerifiedAt) return EMAIL_VERIFIED;
    if (!isLinkUsable(link, now)) return INVALID_TOKEN;
    await markMailedLinkUsed(transaction, link.linkId, now);
    if (!account.emailVerifiedAt) {
      await markEmailVerified(transaction, account.accountId, now);
      await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'email-verified', origin }, now);
    }
    return EMAIL_VERIFIED;
  });
}
