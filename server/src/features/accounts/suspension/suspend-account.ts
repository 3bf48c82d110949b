import { MAX_SUSPENSION_DAYS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { formatMoment } from '../../../lib/india-time/format-india-time.ts';
import { type Mail, type MailData, queueMessage } from '../../notifications/index.ts';
import { type LockedAccount, lockAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { deleteSuspension, findSuspension, insertSuspension } from './suspension.queries.ts';

/** What staff do is shown to the member without the device and address of the colleague. */
export const SUPPORT_TEAM = { device: 'Our support team', address: '' };

export const NO_MEMBER = 'There is no member with this number, or the account was erased.';

const describeEnd = (until: Date | null) => (until ? `until ${formatMoment(until)}` : 'permanently');

/** Notifies the member by mail, as the account can no longer sign in to read it. */
async function notify<T extends 'account-suspended' | 'suspension-ended'>(
  transaction: Db,
  { accountId, fullName, email }: LockedAccount,
  template: T,
  facts: Omit<MailData[T], 'fullName'>,
  now: Date,
): Promise<void> {
  const key = `${template}:${accountId}:${now.getTime()}`;
  const data = { fullName, ...facts } as MailData[T];
  await queueMessage(transaction, { key, accountId, channel: 'mail', to: email, template, data } as Mail, now);
}

/**
 * Suspends a member, notifies the member by mail, and ends all sessions immediately.
 * @param request.days from now, at most a year; null for ever
 * @throws {CallError} not_found without such an account, conflict when it is suspended already
 */
export async function suspendAccount(
  { db, clock }: AppContext,
  { accountId, days, reason, by }: { accountId: number; days: number | null; reason: string; by: string },
): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new CallError('not_found', NO_MEMBER);
    const running = await findSuspension(transaction, accountId, now);
    if (running)
      throw new CallError('conflict', `${running.by} has suspended this member ${describeEnd(running.until)}.`);
    const until = days === null ? null : new Date(now.getTime() + Math.min(days, MAX_SUSPENSION_DAYS) * DAY_MS);
    await insertSuspension(transaction, accountId, { since: now, until, reason, by });
    await endSessions(transaction, accountId, now);
    await recordSecurityEvent(transaction, { accountId, kind: 'account-suspended', origin: SUPPORT_TEAM }, now);
    await notify(transaction, account, 'account-suspended', { until: until?.toISOString() ?? '', reason }, now);
    return `${account.fullName} is suspended ${describeEnd(until)}.`;
  });
}

/** Ends a suspension. @throws {CallError} not_found without such an account, conflict when it is not suspended */
export async function endAccountSuspension({ db, clock }: AppContext, accountId: number): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockAccount(transaction, accountId);
    if (!account) throw new CallError('not_found', NO_MEMBER);
    if (!(await findSuspension(transaction, accountId, now)))
      throw new CallError('conflict', 'This member is no longer suspended.');
    await deleteSuspension(transaction, accountId);
    await recordSecurityEvent(transaction, { accountId, kind: 'suspension-ended', origin: SUPPORT_TEAM }, now);
    await notify(transaction, account, 'suspension-ended', {}, now);
    return `${account.fullName} can sign in again.`;
  });
}
