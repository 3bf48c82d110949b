import { settleReports } from '../../job-reports/index.ts';
import type { DecisionContext } from './decision-context.ts';
import { deleteClaim, setFindingOutcomes } from './decision-effects.queries.ts';
import { type Before, endCase } from './decisions.queries.ts';

/**
 * Ends a case: findings and reports have been right or wrong, also those that an earlier decision on it had found otherwise;
 * reporters get a mail, and the claim is removed.
 */
export async function settleCase(
  { found, tx, now, body, undoUntil }: DecisionContext,
  state: 'released' | 'upheld' | 'closed',
): Promise<Pick<Before, 'findings' | 'reports' | 'claimedBy'>> {
  await endCase(tx, found.id, state, now);
  const outcome = state === 'released' ? 'wrong' : 'right';
  const findings = await setFindingOutcomes(tx, found.vacancyId, {
    caseId: found.id,
    outcome,
    exceptIds: body.exceptFindingIDs,
  });
  const decision = { caseId: found.id, version: found.version, state, exceptReportIds: body.exceptReportIDs };
  const reports = await settleReports(tx, decision, now, undoUntil);
  return { findings, reports, claimedBy: await deleteClaim(tx, found.id) };
}
