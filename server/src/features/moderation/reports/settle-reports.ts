import type { Db } from '../../../infra/database/connect.ts';
import { type Message, queueMessages, withdrawMessages } from '../../notifications/index.ts';
import { clearOutcomes, type SettledReport, setOutcomes } from './settle-reports.queries.ts';

/** Mails queued per statement. */
const BATCH_SIZE = 200;

const keyOf = (reportId: number): string => `report-decided:${reportId}`;

const toMessage = (
  { reportId, accountId, email, fullName, jobTitle, orgName, outcome }: SettledReport,
  isRemoved: boolean,
): Message => ({
  key: keyOf(reportId),
  accountId,
  channel: 'mail',
  to: email,
  template: 'report-decided',
  data: { fullName, jobTitle, orgName, decision: isRemoved ? 'removed' : outcome === 'right' ? 'right' : 'kept' },
});

/**
 * Decides the reports of a case in the caller's transaction, and queues a mail with the outcome to each reporter.
 * @param decision.isUpheld whether the vacancy is removed, so that its reports were right
 * @param decision.exceptReportIds reports that were otherwise
 * @param sendAt when the mails leave at the earliest, so that the decision can be undone
 */
export async function settleReports(
  tx: Db,
  caseId: number,
  { isUpheld, exceptReportIds = [] }: { isUpheld: boolean; exceptReportIds?: readonly number[] },
  now: Date,
  sendAt: Date,
): Promise<void> {
  const settled = await setOutcomes(
    tx,
    caseId,
    { outcome: isUpheld ? 'right' : 'wrong', exceptIds: exceptReportIds },
    now,
  );
  const messages = settled.filter(({ email }) => email).map((report) => toMessage(report, isUpheld));
  for (let i = 0; i < messages.length; i += BATCH_SIZE)
    await queueMessages(tx, messages.slice(i, i + BATCH_SIZE), now, sendAt);
}

/** Undoes `settleReports`, as long as its mails have not left. */
export async function unsettleReports(tx: Db, caseId: number): Promise<void> {
  const ids = await clearOutcomes(tx, caseId);
  if (ids.length > 0) await withdrawMessages(tx, ids.map(keyOf));
}
