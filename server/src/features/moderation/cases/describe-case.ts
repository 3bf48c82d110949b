import { DECISION_UNDO_MS, type ModerationCaseDetails } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findDetails, presentStandard } from '../../vacancies/index.ts';
import {
  countApplicants,
  findPoster,
  findWarnings,
  listFindings,
  listHistory,
  listOtherCases,
  listOtherJobs,
  listReports,
} from './case-details.queries.ts';
import { type CaseView, findCaseRow, presentCase } from './list-cases.queries.ts';
import { OWN_CASE } from './own-cases.ts';
import { findPosterContact } from './poster-contact.queries.ts';

/** Until when the last decision can be undone. */
export function undoUntil(history: ModerationCaseDetails['history'], now: Date): string | null {
  const last = history.findLast(({ kind }) => kind !== 'note');
  if (!last || last.kind === 'undo' || last.isUndone) return null;
  const until = new Date(Date.parse(last.at) + DECISION_UNDO_MS);
  return now < until ? until.toISOString() : null;
}

/**
 * A moderation case with everything beside it.
 * @throws {CallError} not_found; forbidden when the reader has an interest in the vacancy
 */
export async function describeCase(db: Db, caseId: number, view: CaseView): Promise<ModerationCaseDetails> {
  const row = await findCaseRow(db, caseId, view);
  const details = row && (await findDetails(db, row.vacancy_id));
  if (!row || !details) throw new CallError('not_found', 'There is no case with this number.');
  if (row.is_own) throw new CallError('forbidden', OWN_CASE);
  const { vacancy_id: vacancyId, company_id: companyId } = row;
  const [findings, reports, otherJobs, otherCases, history, poster, contact, applicants, warnings] = await Promise.all([
    listFindings(db, vacancyId),
    listReports(db, caseId),
    listOtherJobs(db, companyId, vacancyId),
    listOtherCases(db, companyId, caseId),
    listHistory(db, 'moderation_decisions', caseId),
    findPoster(db, vacancyId),
    findPosterContact(db, vacancyId),
    countApplicants(db, vacancyId),
    row.state === 'upheld' ? findWarnings(db, vacancyId) : undefined,
  ]);
  return {
    ...presentCase(row, view),
    vacancy: presentStandard(details),
    postingVersion: row.posting_version,
    source: details.source,
    poster: poster ?? null,
    posterContact: contact ?? null,
    findings,
    reports,
    foldedReports: row.folded_reports,
    applicants,
    otherJobs,
    otherCases,
    history,
    becomesLive: row.holds_vacancy && row.took_status === 'live',
    undoUntil: undoUntil(history, view.now),
    warnings: warnings ?? null,
  };
}
