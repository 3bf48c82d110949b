import type { ReportReason } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { queueMessage } from '../../notifications/index.ts';
import { openCases } from '../../screening/index.ts';
import { changeVacancyStatus } from '../../vacancy-lifecycle/index.ts';
import {
  deleteGuestReport,
  hasMemberReported,
  insertReport,
  listVoices,
  lockReportedVacancy,
  type ReportedVacancy,
  setCaseOfReport,
  wasReleasedSince,
} from './reports.queries.ts';
import { hasEnoughTrust, levelOf, totalWeight } from './weigh-report.ts';

/** Reasons that mean harm to applicants. */
const HARMFUL: readonly ReportReason[] = ['money', 'fake', 'offensive'];

/** After staff found a vacancy genuine, reports alone do not hide it for this long. */
const TRUSTED_AFTER_RELEASE_MS = 30 * DAY_MS;

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
 * Records a report in the caller's transaction: one a person and vacancy. It opens or joins the moderation case of the
 * vacancy, hides it when enough trusted reporters agree, and queues the mail of thanks.
 * @returns whether it is a new one, and the pictures that no row needs
 */
export async function recordReport(
  tx: Db,
  report: WeighedReport,
  now: Date,
): Promise<{ result: boolean; unusedKeys: string[] }> {
  const { vacancy, from, proof } = report;
  const { vacancyId } = vacancy;
  const status = await lockReportedVacancy(tx, vacancyId);
  const ownKeys = proof ? [proof.fileKey] : [];
  if (from.accountId === null && (await hasMemberReported(tx, vacancyId, from.email)))
    return { result: false, unusedKeys: ownKeys };
  const replaced = from.isEmailVerified ? await deleteGuestReport(tx, vacancyId, from.email) : undefined;
  const { accountId, email } = from;
  const row = { ...report, vacancyId, accountId, email, body: report.text };
  const reportId = await insertReport(tx, row, now);
  const unusedKeys = [...(replaced ? [replaced] : []), ...(reportId === undefined ? ownKeys : [])];
  if (reportId === undefined) return { result: false, unusedKeys };

  const voices = await listVoices(tx, vacancyId);
  const mayHide = hasEnoughTrust(voices) && status === 'live' && !(await wasReleasedLately(tx, vacancyId, now));
  const level = mayHide ? 'high' : levelOf(totalWeight(voices), HARMFUL.includes(report.reason));
  const cases = await openCases(tx, [{ vacancyId, cause: 'report', level, holds: mayHide }], now);
  const caseId = cases.get(vacancyId);
  if (caseId !== undefined) await setCaseOfReport(tx, reportId, caseId);
  if (mayHide)
    await changeVacancyStatus(tx, vacancyId, 'paused', { cause: 'reported as harmful', actor: 'system' }, now);
  await queueThanks(tx, reportId, report, now);
  return { result: true, unusedKeys };
}

const wasReleasedLately = (tx: Db, vacancyId: number, now: Date): Promise<boolean> =>
  wasReleasedSince(tx, vacancyId, new Date(now.getTime() - TRUSTED_AFTER_RELEASE_MS));

async function queueThanks(tx: Db, reportId: number, { vacancy, from, reason }: WeighedReport, now: Date) {
  const { jobTitle, orgName } = vacancy;
  const data = { fullName: from.fullName, jobTitle, orgName, reason };
  const message = { channel: 'mail', template: 'report-received', to: from.email, data } as const;
  await queueMessage(tx, { key: `report-received:${reportId}`, accountId: from.accountId, ...message }, now);
}
