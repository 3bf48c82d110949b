import type { ChangeEmailForm, EmailChangeReply } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import type { Caller } from '../../../../infra/http/caller.ts';
import type { Origin } from '../../../../infra/http/origin.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { lockSignedInAccount } from '../../account-lock.queries.ts';
import { recordSecurityEvent } from '../../audit-log/security-events.queries.ts';
import { confirmIdentity } from '../../passwords/confirm-identity.ts';
import { type Contact, findContact } from '../contact.queries.ts';
import { maskEmail } from '../mask.ts';
import { codeReply } from '../one-time-codes/one-time-code-reply.ts';
import { findOpenRequest, insertRequest } from './email-change.queries.ts';
import { isSameEmail, oldestValidRequestTime } from './email-change-request.ts';
import { sendEmailOtp } from './send-email-otp.ts';

const SAME_EMAIL = 'This is your email address already. Please enter another one.';

interface CreatedRequest {
  reply: EmailChangeReply;
  /** Seconds until another code may be requested; 0 when no code was sent. */
  waitSeconds: number;
}

const refuse = (message: string, waitSeconds = 0): CreatedRequest => ({
  reply: { success: false, message, emailRequestID: 0 },
  waitSeconds,
});

async function recordRequest(
  transaction: Db,
  request: { accountId: number; newEmail: string; contact: Contact; origin: Origin },
  now: Date,
): Promise<number> {
  const { accountId, newEmail, contact, origin } = request;
  const requestId = await insertRequest(transaction, accountId, newEmail, now);
  await recordSecurityEvent(transaction, { accountId, kind: 'email-change-asked', origin }, now);
  const key = `email-change-notice:${requestId}`;
  const { fullName, email: to } = contact;
  const data = { fullName, newEmail: maskEmail(newEmail), device: origin.device, happenedAt: now.toISOString() };
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'email-change-notice', data }, now);
  return requestId;
}

/**
 * Requests a change of the caller's email: sends a code to the new address and a notice to the old one. Within the
 * cool-down the same address gets the same request and nothing is sent again.
 * @throws {CallError} password_needed when the session is not fresh and the password is missing or wrong,
 *   too_many_requests beyond a daily limit
 */
export async function createEmailChangeRequest(
  context: AppContext,
  caller: Caller,
  { newEmail, currentPassword }: ChangeEmailForm,
  origin: Origin,
): Promise<CreatedRequest> {
  const { db, clock } = context;
  const { accountId } = caller;
  if (isSameEmail((await findContact(db, accountId)).email, newEmail)) return refuse(SAME_EMAIL);
  await confirmIdentity(context, caller, currentPassword, origin);

  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const contact = await lockSignedInAccount(transaction, accountId);
    if (isSameEmail(contact.email, newEmail)) return refuse(SAME_EMAIL);
    const { fullName } = contact;
    const { address } = origin;
    const issued = await sendEmailOtp(context, transaction, { accountId, fullName, newEmail, address }, now);
    const { text, waitSeconds } = codeReply(issued);
    if (issued.state === 'too soon') return refuse(text, waitSeconds);
    const open = await findOpenRequest(transaction, accountId, newEmail, oldestValidRequestTime(now));
    const emailRequestID =
      open?.requestId ?? (await recordRequest(transaction, { accountId, newEmail, contact, origin }, now));
    return { reply: { success: true, message: text, emailRequestID }, waitSeconds };
  });
}
