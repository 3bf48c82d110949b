import { type ResetPasswordForm, registrationRefusals } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { markEmailVerified, removeEarlierProofs } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { isLinkUsable } from '../mailed-links/is-link-usable.ts';
import { findMailedLink, lockMailedLink, markMailedLinkUsed } from '../mailed-links/mailed-links.queries.ts';
import { isCommonPassword } from '../registration/is-common-password.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { clearGuesses } from '../sign-in/limit-guesses.ts';
import { clearSignInFailures, signInThrottleKey } from '../sign-in/throttle-sign-in.ts';
import { revokeRecentCredentials } from './revoke-recent-credentials.ts';
import { setPassword } from './set-password.ts';

export const PASSWORD_RESET = 'Your password was reset successfully. Please log in with the new one.';
/** The same for a used, an expired, an invalidated and a forged link. */
export const RESET_LINK_INVALID = 'This link is no longer valid. Please request a new one.';

/**
 * Sets a new password with a mailed link, which is valid once and while the account has the address it was sent to.
 * Using it verifies that address, ends every session, revokes the credentials that were added lately, and resets the
 * sign-in throttling of this network and the slow-down for guesses.
 * @throws {CallError} unavailable when too many passwords wait to be hashed
 */
export async function resetPassword(context: AppContext, form: ResetPasswordForm, origin: Origin): Promise<string> {
  const { db, clock } = context;
  const tokenHash = hashToken(form.token);
  const found = await findMailedLink(db, 'reset-password', tokenHash);
  if (!found || !isLinkUsable(found, clock.now())) return RESET_LINK_INVALID;
  if (isCommonPassword(form.newPassword)) return registrationRefusals.commonPassword;
  // Hash before locking: hashing may have to wait in a queue.
  const passwordHash = await hashPassword(form.newPassword);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, found.accountId);
    const link = await lockMailedLink(transaction, 'reset-password', tokenHash);
    if (!account || !link || !isLinkUsable(link, now) || link.email !== account.email) return RESET_LINK_INVALID;
    await markMailedLinkUsed(transaction, link.linkId, now);
    // Verified first: an unverified address gets no notice of the new password.
    if (account.emailVerifiedAt) await revokeRecentCredentials(transaction, account.accountId, now);
    else {
      // The link proves the address: what another person may have proved before ends (decision 28).
      await removeEarlierProofs(transaction, account.accountId);
      await markEmailVerified(transaction, account.accountId, now);
      await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'email-verified', origin }, now);
    }
    await setPassword(transaction, account, { kind: 'password-reset', passwordHash, origin }, now);
    await clearSignInFailures(transaction, signInThrottleKey(origin.address, account.email));
    await clearGuesses(transaction, account.email);
    return PASSWORD_RESET;
  });
}
