import { resolveReports } from '../../job-reports/index.ts';
import type { DecisionContext } from './decision-context.ts';
import { deleteClaim, setFindingOutcomes } from './decision-effects.queries.ts';
import { type Before, endCase } from './decisions.queries.ts';

/**
 * Ends a case: sets the outcome of its findings and reports to right or wrong, replacing that of an earlier decision, mails
 * reporters, and removes the claim.
 */
export async function resolveCase(
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
  const reports = await resolveReports(tx, decision, now, undoUntil);
  return { findings, reports, claimedBy: await deleteClaim(tx, found.id) };
}
