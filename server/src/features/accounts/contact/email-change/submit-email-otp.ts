import { contactTexts } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { withKeyedMutex } from '../../../../lib/async/keyed-mutex.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { recordSecurityEvent } from '../../sessions/security-events.queries.ts';
import { endSessions } from '../../sessions/sessions.queries.ts';
import { type Contact, lockContact, setEmail } from '../contact.queries.ts';
import { endMailedLinks } from '../email-verification/mailed-links.queries.ts';
import { maskEmail } from '../mask.ts';
import { checkOneTimeCode } from '../one-time-codes/one-time-code.ts';
import { type EmailChangeRequest, finishRequest } from './email-change.queries.ts';
import { isRequestGood, ownRequest, REQUEST_TOO_OLD } from './email-change-request.ts';

const CHANGED = 'Email address changed successfully.';
/** Only somebody who reads the mailbox gets to see it: the code was right. */
const TAKEN_MEANWHILE = 'Another account uses this email address now. Please choose another one.';

/** What follows from a new address: nobody gets in through the old one, and its owner is told. */
async function afterChange(
  transaction: Db,
  change: { caller: Caller; contact: Contact; request: EmailChangeRequest; origin: Origin },
  now: Date,
): Promise<void> {
  const { caller, contact, request, origin } = change;
  const { accountId, sessionId } = caller;
  await finishRequest(transaction, accountId, request.requestId, now);
  await endSessions(transaction, accountId, now, sessionId);
  await endMailedLinks(transaction, accountId, 'reset-password', now);
  await endMailedLinks(transaction, accountId, 'verify-email', now);
  await recordSecurityEvent(transaction, { accountId, kind: 'email-changed', origin }, now);
  const key = `email-changed:${request.requestId}`;
  const { fullName, email: to } = contact;
  const newEmail = maskEmail(request.newEmail);
  const data = { fullName, newEmail, device: origin.device, happenedAt: now.toISOString() };
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'email-changed', data }, now);
}

/**
 * Changes the caller's e-mail with the code sent to the new address; every other session of the account ends.
 * @throws {CallError} forbidden when the request is not the account's, unavailable when too many wait
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
      const contact = await lockContact(transaction, accountId);
      const request = await ownRequest(transaction, accountId, requestId);
      if (request.doneAt) return contactTexts.emailChangedAlready;
      if (!isRequestGood(request, now)) return REQUEST_TOO_OLD;

      const target = request.newEmail.toLowerCase();
      const asked = { purpose: 'change-email', accountId, target, code } as const;
      const checked = await checkOneTimeCode(context, transaction, asked, now);
      if (!checked.isRight) {
        if (checked.counted) await recordSecurityEvent(transaction, { accountId, kind: 'code-refused', origin }, now);
        return checked.text;
      }
      if (!(await setEmail(transaction, accountId, request.newEmail, now))) return TAKEN_MEANWHILE;
      await afterChange(transaction, { caller, contact, request, origin }, now);
      return CHANGED;
    });
  return await withKeyedMutex(`otp:${accountId}`, submit);
}
