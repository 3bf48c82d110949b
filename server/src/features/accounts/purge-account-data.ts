import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteOldRequests } from './contact/email-change/email-change.queries.ts';
import { deleteOldMailedLinks } from './contact/email-verification/mailed-links.queries.ts';
import { deleteOldCodes } from './contact/one-time-codes/one-time-codes.queries.ts';
import { deleteOldSecurityEvents } from './sessions/security-events.queries.ts';
import { deleteOldSessions } from './sessions/sessions.queries.ts';

const DEAD_DAYS = 30;
const TRAIL_DAYS = 365;

/** Drops links, codes and sessions that have been of no use for 30 days, and the audit trail after a year. */
export async function sweepAccounts({ db, clock }: AppContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteOldMailedLinks(db, daysAgo(DEAD_DAYS));
  await deleteOldCodes(db, daysAgo(DEAD_DAYS));
  await deleteOldRequests(db, daysAgo(DEAD_DAYS));
  await deleteOldSessions(db, daysAgo(DEAD_DAYS));
  await deleteOldSecurityEvents(db, daysAgo(TRAIL_DAYS));
}
