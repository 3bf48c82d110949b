import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { withRequestMutex } from '../../../../infra/database/locks/with-request-mutex.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { type LockedAccount, lockSignedInAccount } from '../../account-lock.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { invalidateMailedLinks } from '../../mailed-links/mailed-links.queries.ts';
import { insertFormerEmail } from '../../personal-data/former-emails.queries.ts';
import { endSessions } from '../../sessions/sessions.queries.ts';
import { setEmail } from '../contact.queries.ts';
import { maskEmail } from '../mask.ts';
import { checkOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { type EmailChangeRequest, finishRequest } from './email-change.queries.ts';
import { getOwnRequest, isRequestValid, REQUEST_EXPIRED } from './email-change-request.ts';

const CHANGED = 'Email address changed successfully.';
/** Does not reveal accounts to others: only the owner of the mailbox has the right code. */
const EMAIL_TAKEN = 'Another account uses this email address now. Please choose another one.';

/** Ends every way to sign in through the old address, and notifies its owner of the change if it was verified. */
async function finishChange(
  transaction: Db,
  change: { caller: Caller; contact: LockedAccount; request: EmailChangeRequest; origin: Origin },
  now: Date,
): Promise<void> {
  const { caller, contact, request, origin } = change;
  const { accountId, sessionId } = caller;
  await finishRequest(transaction, accountId, request.requestId, now);
  const isVerified = contact.emailVerifiedAt !== null;
  await insertFormerEmail(transaction, { accountId, email: contact.email, isVerified }, now);
  await endSessions(transaction, accountId, now, sessionId);
  await invalidateMailedLinks(transaction, accountId, 'reset-password', now);
  await invalidateMailedLinks(transaction, accountId, 'verify-email', now);
  await recordSecurityEvent(transaction, { accountId, kind: 'email-changed', origin }, now);
  if (!isVerified) return;
  const key = `email-changed:${request.requestId}`;
  const { fullName, email: to } = contact;
  const newEmail = maskEmail(request.newEmail);
  const data = { fullName, newEmail, device: origin.device, happenedAt: now.toISOString() };
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'email-changed', data }, now);
}

/**
 * Changes the caller's email with the code sent to the new address; every other session of the account ends.
 * @throws {CallError} forbidden when the request is not the account's, unavailable when too many tries of the account
 *   are queued
 */
export async function submitEmailOtp(
  context: AppContext,
  caller: Caller,
  { requestId, code }: { requestId: number; code: string },
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  const { accountId } = caller;
  const submit = () =>
    db.transaction().execute(async (transaction) => {
      const now = clock.now();
      const contact = await lockSignedInAccount(transaction, accountId);
      const request = await getOwnRequest(transaction, accountId, requestId);
      if (request.doneAt) return contactTexts.emailChangedAlready;
      if (!isRequestValid(request, now)) return REQUEST_EXPIRED;

      const target = request.newEmail.toLowerCase();
      const attempt = { purpose: 'change-email', accountId, target, code } as const;
      const check = await checkOneTimeCode(context, transaction, attempt, now);
      if (!check.isRight) {
        if (check.counted) await recordSecurityEvent(transaction, { accountId, kind: 'code-refused', origin }, now);
        return check.text;
      }
      if (!(await setEmail(transaction, accountId, request.newEmail, now))) return EMAIL_TAKEN;
      await finishChange(transaction, { caller, contact, request, origin }, now);
      return CHANGED;
    });
  return await withRequestMutex(`otp:${accountId}`, submit);
}
