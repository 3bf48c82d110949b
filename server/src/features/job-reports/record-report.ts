import type { ReportReason } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { toMailIdentity } from '../../lib/text/to-mail-identity.ts';
import { queueMessage } from '../notifications/index.ts';
import { openCases } from '../screening/index.ts';
import { changeVacancyStatus } from '../vacancy-lifecycle/index.ts';
import { setHiddenByReports } from './hide-by-reports.queries.ts';
import { canReportsHide } from './hide-by-reports.ts';
import { levelOf } from './independent-reporters.ts';
import {
  deleteGuestReports,
  hasReported,
  insertReport,
  listUndecidedReports,
  lockReportedVacancy,
  type ReportedVacancy,
  setCaseOfReport,
} from './reports.queries.ts';

/** A report that was checked and weighed. */
export interface WeighedReport {
  vacancy: ReportedVacancy;
  reason: ReportReason;
  text: string;
  proof: { fileKey: string; contentType: string } | undefined;
  network: Buffer;
  weight: number;
  isTrusted: boolean;
  from: { accountId: number | null; email: string; fullName: string; isEmailVerified: boolean };
}

/** Outcome of a report: it is new, its person had reported the vacancy already, or the vacancy is a removed fraud. */
export type Recorded = 'new' | 'repeated' | 'removed';

/**
 * Records a report in the caller's transaction: one a person and vacancy. It opens or joins the moderation case of the
 * vacancy, hides it when enough trusted reporters say that it is harmful, and queues the mail of thanks to a member.
 * @returns its outcome, and the proofs that no row needs
 */
export async function recordReport(
  tx: Db,
  report: WeighedReport,
  now: Date,
): Promise<{ result: Recorded; unusedKeys: string[] }> {
  const { vacancy, from, proof } = report;
  const { vacancyId } = vacancy;
  const locked = await lockReportedVacancy(tx, vacancyId);
  const ownKeys = proof ? [proof.fileKey] : [];
  const mailIdentity = from.accountId === null || from.isEmailVerified ? toMailIdentity(from.email) : '';
  // Staff may have closed it since it was read: a new case of it would have nothing to decide.
  if (!locked || locked.isFraud) return { result: 'removed', unusedKeys: ownKeys };
  if (from.accountId === null && (await hasReported(tx, vacancyId, mailIdentity)))
    return { result: 'repeated', unusedKeys: ownKeys };
  const replacedKeys = from.isEmailVerified ? await deleteGuestReports(tx, vacancyId, mailIdentity) : [];
  const { accountId, email } = from;
  const row = { ...report, vacancyId, accountId, email, mailIdentity, body: report.text };
  const reportId = await insertReport(tx, row, now);
  if (reportId === undefined) return { result: 'repeated', unusedKeys: [...replacedKeys, ...ownKeys] };

  const reports = await listUndecidedReports(tx, vacancyId);
  const isHidden = await canReportsHide(tx, { vacancyId, ...locked }, reports, now);
  const level = levelOf(reports);
  const cases = await openCases(tx, [{ vacancyId, cause: 'report', level, holds: isHidden }], now);
  const caseId = cases.get(vacancyId);
  if (caseId !== undefined) await setCaseOfReport(tx, reportId, caseId);
  if (isHidden && caseId !== undefined) {
    await changeVacancyStatus(tx, vacancyId, 'paused', { cause: 'reported as harmful', actor: 'system' }, now);
    await setHiddenByReports(tx, caseId, now);
  }
  // A guest is thanked on the page only: the address may be the one of another person.
  if (accountId !== null) await queueThanks(tx, reportId, report, now);
  return { result: 'new', unusedKeys: replacedKeys };
}

async function queueThanks(tx: Db, reportId: number, { vacancy, from, reason }: WeighedReport, now: Date) {
  const { jobTitle, orgName } = vacancy;
  const data = { fullName: from.fullName, jobTitle, orgName, reason };
  const message = { channel: 'mail', template: 'report-received', to: from.email, data } as const;
  await queueMessage(tx, { key: `report-received:${reportId}`, accountId: from.accountId, ...message }, now);
}
