import type { Db } from '../../infra/database/connect.ts';
import { type Message, queueMessages } from '../notifications/index.ts';
import {
  type Answer,
  type EarlierOutcome,
  insertAnswers,
  listLastAnswers,
  listReportsOfCase,
  type ReportOfCase,
  restoreOutcomes,
  setOutcomes,
  withdrawAnswers,
} from './resolve-reports.queries.ts';

/** Mails queued per statement. */
const BATCH_SIZE = 200;

/** The decision on a case; each has a version of the case. */
export interface DecidedCase {
  caseId: number;
  version: number;
  state: 'open' | 'asked' | 'released' | 'upheld' | 'closed';
}

/** The answer to a reporter; undefined while nothing is decided. */
function answerOf({ state }: DecidedCase, { outcome }: ReportOfCase): Answer | undefined {
  if (state === 'upheld') return 'removed';
  if (state === 'closed') return 'closed';
  if (state !== 'released' || outcome === 'undecided') return undefined;
  return outcome === 'right' ? 'right' : 'kept';
}

const keyOf = (reportId: number, version: number): string => `report-decided:${reportId}:${version}`;

/**
 * Queues a mail to each reporter who has not been sent this decision, one also for several reports. Answers that are not sent yet are withdrawn
 * first; reporters who got an earlier one read that the decision has changed.
 */
async function answerReporters(tx: Db, decided: DecidedCase, now: Date, sendAt: Date): Promise<void> {
  await withdrawAnswers(tx, decided.caseId);
  const lastAnswers = await listLastAnswers(tx, decided.caseId);
  const answered = new Set<string>();
  const answers = (await listReportsOfCase(tx, decided.caseId)).flatMap((report) => {
    const answer = answerOf(decided, report);
    if (answer === undefined || report.email === '') return [];
    // Anyone can type the address of a member as a guest: that must not take the member's mail.
    const person = `${report.accountId ?? report.email.toLowerCase()} ${answer}`;
    const isDue = lastAnswers.get(report.reportId) !== answer && !answered.has(person);
    answered.add(person);
    return isDue ? [{ report, answer }] : [];
  });
  for (let i = 0; i < answers.length; i += BATCH_SIZE) {
    const batch = answers.slice(i, i + BATCH_SIZE);
    const messages = batch.map(({ report, answer }): Message => {
      const { reportId, accountId, email: to, fullName, jobTitle, orgName } = report;
      const data = { fullName, jobTitle, orgName, decision: answer, isChanged: lastAnswers.has(reportId) };
      return {
        key: keyOf(reportId, decided.version),
        accountId,
        channel: 'mail',
        to,
        template: 'report-decided',
        data,
      };
    });
    await queueMessages(tx, messages, now, sendAt);
    const rows = batch.map(({ report: { reportId }, answer }) => ({ reportId, answer, version: decided.version }));
    await insertAnswers(tx, rows, now);
  }
}

/**
 * Sets the outcome of all reports of a case in the caller's transaction, replacing that of an earlier decision, and queues
 * a mail with the outcome to each reporter.
 * @param decision.exceptReportIds reports whose outcome differs from the decision
 * @param sendAt earliest time at which the mails are sent, so that the decision can be undone
 * @returns the previous outcomes
 */
export async function resolveReports(
  tx: Db,
  decision: DecidedCase & { exceptReportIds?: readonly number[] },
  now: Date,
  sendAt: Date,
): Promise<EarlierOutcome[]> {
  const { caseId, state, exceptReportIds = [] } = decision;
  const outcome = state === 'released' ? 'wrong' : 'right';
  const before = await setOutcomes(tx, caseId, { outcome, exceptIds: exceptReportIds }, now);
  await answerReporters(tx, decision, now, sendAt);
  return before;
}

/**
 * Undoes `resolveReports`: withdraws its mails, and restores those that it had withdrawn.
 * @param undone the restored case, with a version that no decision had
 */
export async function reopenReports(
  tx: Db,
  undone: DecidedCase & { reports: readonly EarlierOutcome[] },
  now: Date,
  sendAt: Date,
): Promise<void> {
  await restoreOutcomes(tx, undone.reports);
  await answerReporters(tx, undone, now, sendAt);
}
