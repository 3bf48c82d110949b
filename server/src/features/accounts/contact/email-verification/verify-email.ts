import { EMAIL_VERIFIED_SET_PASSWORD } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { hashToken } from '../../../../lib/hash-token.ts';
import { type LockedAccount, lockAccount } from '../../account-lock.queries.ts';
import { markEmailVerified, removeEarlierProofs } from '../../accounts.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { isLinkUsable } from '../../mailed-links/is-link-usable.ts';
import { findMailedLink, lockMailedLink, markMailedLinkUsed } from '../../mailed-links/mailed-links.queries.ts';
import { sendMailedLink } from '../../mailed-links/send-mailed-link.ts';
import { endSessions } from '../../sessions/sessions.queries.ts';

export const EMAIL_VERIFIED = 'Your email address has been verified successfully.';
/** core §2, §8 */
export const INVALID_TOKEN = 'Invalid token. Please try again.';

/**
 * Account pre-hijacking: the person who opens the link owns the address, but may not be the person who registered it.
 * Without a session of the account, ends the password, all sessions, the verification of the phone and the confirmation of age,
 * and mails the owner a link to set a new password. What was entered stays.
 */
async function endEarlierAccess(
  context: AppContext,
  transaction: Db,
  account: LockedAccount,
  origin: Origin,
  now: Date,
): Promise<void> {
  const { accountId } = account;
  await removeEarlierProofs(transaction, accountId);
  await endSessions(transaction, accountId, now);
  await recordSecurityEvent(transaction, { accountId, kind: 'signed-out-everywhere', origin }, now);
  await sendMailedLink(context, transaction, 'reset-password', account, now, 'set-password');
}

/**
 * Email verification: verifies the address a link was sent to (core §4). Opening the link again gives the same reply while
 * the account has that address, because users and mail programs open links twice.
 * @param caller the session in the browser that opened the link; without one of this account, its password ends
 */
export async function verifyEmail(
  context: AppContext,
  token: string,
  caller: Caller | undefined,
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  const tokenHash = hashToken(token);
  const found = await findMailedLink(db, 'verify-email', tokenHash);
  if (!found) return INVALID_TOKEN;
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, found.accountId);
    const link = await lockMailedLink(transaction, 'verify-email', tokenHash);
    if (!account || !link || link.email !== account.email) return INVALID_TOKEN;
    const { accountId } = account;
    const isSignedIn = caller?.accountId === accountId;
    if (link.usedAt && account.emailVerifiedAt)
      return isSignedIn || account.passwordHash ? EMAIL_VERIFIED : EMAIL_VERIFIED_SET_PASSWORD;
    if (!isLinkUsable(link, now)) return INVALID_TOKEN;
    await markMailedLinkUsed(transaction, link.linkId, now);
    if (account.emailVerifiedAt) return EMAIL_VERIFIED;
    await markEmailVerified(transaction, accountId, now);
    await recordSecurityEvent(transaction, { accountId, kind: 'email-verified', origin }, now);
    if (isSignedIn) return EMAIL_VERIFIED;
    await endEarlierAccess(context, transaction, account, origin, now);
    return EMAIL_VERIFIED_SET_PASSWORD;
  });
}
