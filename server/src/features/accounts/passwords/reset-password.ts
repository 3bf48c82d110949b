import type { ResetPasswordForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { lockAccount, markEmailVerified } from '../accounts.queries.ts';
import { isLinkOpen } from '../contact/email-verification/is-link-open.ts';
import {
  findMailedLink,
  lockMailedLink,
  markMailedLinkUsed,
} from '../contact/email-verification/mailed-links.queries.ts';
import { isCommonPassword } from '../registration/is-common-password.ts';
import { registrationRefusals } from '../registration/register-account.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { hashToken } from '../sessions/session-token.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { addressWithEmail, forgiveGuesses } from '../sign-in/slow-down-guessing.ts';
import { setPassword } from './set-password.ts';

export const PASSWORD_RESET = 'Your password was reset successfully. Please log in with the new one.';
/** The same for a used, an expired, an ended and a made-up link. */
export const RESET_LINK_DEAD = 'This link is not valid any more. Please ask for a new one.';

/**
 * Sets a new password with a mailed link. It is good once, and only while the account still has the address it went to,
 * which opening it proves. Every session ends, and the owner's wrong guesses from here are forgotten.
 * @throws {CallError} unavailable when the machine is too busy
 */
export async function resetPassword(context: AppContext, form: ResetPasswordForm, origin: Origin): Promise<string> {
  const { db, clock } = context;
  const tokenHash = hashToken(form.token);
  const found = await findMailedLink(db, 'reset-password', tokenHash);
  if (!found || !isLinkOpen(found, clock.now())) return RESET_LINK_DEAD;
  if (isCommonPassword(form.newPassword)) return registrationRefusals.commonPassword;
  // Before anything is locked: hashing may have to wait for its turn.
  const passwordHash = await hashPassword(form.newPassword);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, found.accountId);
    const link = await lockMailedLink(transaction, 'reset-password', tokenHash);
    if (!account || !link || !isLinkOpen(link, now) || link.email !== account.email) return RESET_LINK_DEAD;
    await markMailedLinkUsed(transaction, link.linkId, now);
    await setPassword(transaction, account, { kind: 'password-reset', passwordHash, origin }, now);
    if (!account.emailVerifiedAt) {
      await markEmailVerified(transaction, account.accountId, now);
      await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'email-verified', origin }, now);
    }
    await forgiveGuesses(transaction, addressWithEmail(origin.address, account.email));
    return PASSWORD_RESET;
  });
}
