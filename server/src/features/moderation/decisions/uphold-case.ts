import { decisionReasonText } from '@aarambh/contract';
import { CallError } from '../../../lib/call-error.ts';
import { openCases, recordFingerprints } from '../../screening/index.ts';
import { endStaffSessions } from '../../staff/index.ts';
import { endAsFraud } from '../../vacancy-lifecycle/index.ts';
import { findPoster } from '../cases/case-details.queries.ts';
import type { Deciding } from './deciding.ts';
import { type Before, listOpenVacancies } from './decisions.queries.ts';

/** Other vacancies of the company that get a case, the newest first. */
const MAX_RELATED = 1_000;

/**
 * Closes the vacancy of an upheld case as a fraud: its fingerprints stop the next one, other vacancies of the company get a
 * case, and on request the sessions of the staff member who posted it end.
 * @param undoUntil applicants are warned from then on
 * @param staffId who decides
 */
export async function upholdCase(
  { found, tx, now, body, by }: Deciding,
  undoUntil: Date,
  staffId: number | undefined,
): Promise<Pick<Before, 'vacancy' | 'relatedCaseIds' | 'signedOutStaffId'>> {
  const { vacancyId, companyId } = found;
  const reason = { cause: `fraud: ${decisionReasonText(body.reason)}`, actor: by };
  const before = await endAsFraud(tx, vacancyId, reason, { now, toldAfter: undoUntil });
  await recordFingerprints(tx, { caseId: found.id, vacancyId }, now);

  const others = await listOpenVacancies(tx, companyId, vacancyId, MAX_RELATED);
  const related = await openCases(
    tx,
    others.map((other) => ({ vacancyId: other, cause: 'related', level: 'medium' })),
    now,
  );

  const poster = body.endsSessions ? await findPoster(tx, vacancyId) : undefined;
  if (body.endsSessions && !poster) throw new CallError('conflict', 'No staff member posted this vacancy.');
  if (poster?.staffID === staffId && poster)
    throw new CallError('conflict', 'You posted this vacancy: your own sessions stay. Sign out instead.');
  if (poster) await endStaffSessions(tx, { staffId: poster.staffID }, now);

  return {
    vacancy: {
      status: before.status,
      toldAfter: before.toldAfter?.toISOString() ?? null,
      isFraud: before.isFraud,
    },
    relatedCaseIds: [...related.values()],
    signedOutStaffId: poster?.staffID ?? null,
  };
}
