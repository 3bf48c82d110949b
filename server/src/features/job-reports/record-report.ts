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
  addToReport,
  deleteGuestReports,
  findSameReport,
  insertReport,
  listUndecidedReports,
  lockReportedVacancy,
  type NewReport,
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

/**
 * Outcome of a report: it is new, it says what this person had reported already or adds a text or proof to that, or the vacancy
 * is a removed fraud.
 */
export type Recorded = 'new' | 'repeated' | 'added' | 'removed';

/** Characters of the text of a report with what its member has added. */
const MAX_TEXT = 10_000;

/**
 * Records a report in the caller's transaction: one a person, vacancy and reason until it is decided. Several of one person are
 * one voice. It opens or joins the moderation case of the vacancy, hides it when enough trusted reporters say that it is harmful,
 * and queues the mail of thanks to a member.
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
  const { accountId, email } = from;
  const row = { ...report, vacancyId, accountId, email, mailIdentity, body: report.text };
  const same = await findSameReport(tx, row);
  // A guest adds nothing: anyone can type the address.
  if (same && accountId === null) return { result: 'repeated', unusedKeys: ownKeys };
  const repeated = same && (await addToEarlier(tx, same, row));
  const replacedKeys = !same && from.isEmailVerified ? await deleteGuestReports(tx, row) : [];
  const reportId = same?.id ?? (await insertReport(tx, row, now));

  const reports = await listUndecidedReports(tx, vacancyId);
  const isHidden = await canReportsHide(tx, { vacancyId, ...locked }, reports, now);
  const level = levelOf(reports);
  const cases = await openCases(tx, [{ vacancyId, cause: 'report', level, holds: isHidden }], now);
  const caseId = cases.get(vacancyId);
  if (caseId !== undefined && !same) await setCaseOfReport(tx, reportId, caseId);
  if (isHidden && caseId !== undefined) {
    await changeVacancyStatus(tx, vacancyId, 'paused', { cause: 'reported as harmful', actor: 'system' }, now);
    await setHiddenByReports(tx, caseId, now);
  }
  if (repeated) return repeated;
  // A guest is thanked on the page only: the address may be the one of another person.
  if (accountId !== null) await queueThanks(tx, reportId, report, now);
  return { result: 'new', unusedKeys: replacedKeys };
}

/** Adds to a member's earlier report what it says besides, and the trust that the member has earned since. */
async function addToEarlier(
  tx: Db,
  same: { id: number; body: string; hasProof: boolean },
  { body, proof, weight, isTrusted }: NewReport,
): Promise<{ result: Recorded; unusedKeys: string[] }> {
  const newProof = same.hasProof ? undefined : proof;
  const isNewText = body !== '' && !same.body.includes(body) && same.body.length < MAX_TEXT;
  const added = [same.body, ...(isNewText ? [body] : [])].filter(Boolean).join('\n\n').slice(0, MAX_TEXT);
  const isNew = isNewText || newProof !== undefined;
  await addToReport(tx, same.id, { body: added, proof: newProof, weight, isTrusted });
  return { result: isNew ? 'added' : 'repeated', unusedKeys: proof && !newProof ? [proof.fileKey] : [] };
}

async function queueThanks(tx: Db, reportId: number, { vacancy, from, reason }: WeighedReport, now: Date) {
  const { jobTitle, orgName } = vacancy;
  const data = { fullName: from.fullName, jobTitle, orgName, reason };
  const message = { channel: 'mail', template: 'report-received', to: from.email, data } as const;
  await queueMessage(tx, { key: `report-received:${reportId}`, accountId: from.accountId, ...message }, now);
}
