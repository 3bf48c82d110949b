import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteOldSecurityEvents } from './audit-log/security-events.queries.ts';
import { deleteOldRequests } from './contact/email-change/email-change.queries.ts';
import { deleteOldCodes } from './contact/one-time-codes/one-time-codes.queries.ts';
import { deleteOldMailedLinks } from './mailed-links/mailed-links.queries.ts';
import { deleteOldFormerEmails } from './personal-data/former-emails.queries.ts';
import { deleteOldSessions } from './sessions/sessions.queries.ts';

const EXPIRED_DAYS = 30;
const AUDIT_LOG_DAYS = 365;
const FORMER_EMAIL_DAYS = 365;

/**
 * Data retention of accounts: deletes mailed links, one-time codes and sessions 30 days after they became invalid, and audit
 * log entries and former addresses after a year.
 */
export async function purgeAccountData({ db, clock }: AppContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteOldMailedLinks(db, daysAgo(EXPIRED_DAYS));
  await deleteOldCodes(db, daysAgo(EXPIRED_DAYS));
  await deleteOldRequests(db, daysAgo(EXPIRED_DAYS));
  await deleteOldFormerEmails(db, daysAgo(FORMER_EMAIL_DAYS));
  await deleteOldSessions(db, daysAgo(EXPIRED_DAYS));
  await deleteOldSecurityEvents(db, daysAgo(AUDIT_LOG_DAYS));
}
