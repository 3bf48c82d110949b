import type { Db } from '../../../infra/database/connect.ts';
import { otherRules } from '../rules/definitions.ts';
import type { Finding, RuleSet } from '../screened-posting.ts';
import { recordScreening, screenBatch, type WrittenScreened } from './screen-batch.ts';
import { keyOfFinding, listStoredScreened, listUndecidedFindings } from './screening.queries.ts';

/** Screens vacancies as they are stored, with the current rules and fraud fingerprints; stores nothing. */
export async function screenStored(
  tx: Db,
  vacancyIds: readonly number[],
  now: Date,
  rules?: RuleSet,
): Promise<WrittenScreened[]> {
  const stored = await listStoredScreened(tx, vacancyIds);
  const screened = await screenBatch(tx, stored, now, rules);
  return screened.map((found) => ({ ...found, vacancyId: found.item.vacancyId ?? 0 }));
}

/**
 * Screens stored vacancies again and records what is found, within the caller's transaction.
 * @returns what was found; the caller hides those to hold
 */
export async function rescreenStored(tx: Db, vacancyIds: readonly number[], now: Date): Promise<WrittenScreened[]> {
  const screened = await screenStored(tx, vacancyIds, now);
  await recordScreening(tx, screened, now);
  return screened;
}

const ofFrauds: ReadonlySet<string> = new Set([otherRules.knownFraud.id, otherRules.fraudTrace.id]);

/**
 * Screens a vacancy that a decision is to make live, within the caller's transaction: rules and frauds may have been added since
 * its case was read. Only a reason to hold it, or a known fraud, that is not recorded yet has all findings stored; what is
 * stored would count as decided.
 * @returns that reason
 */
export async function recordNewReason(tx: Db, vacancyId: number, now: Date): Promise<Finding | undefined> {
  const screened = await screenStored(tx, [vacancyId], now);
  const recorded = await listUndecidedFindings(tx, vacancyId);
  const reason = screened[0]?.findings.find(
    (found) => (found.level === 'high' || ofFrauds.has(found.rule)) && !recorded.has(keyOfFinding(vacancyId, found)),
  );
  if (reason) await recordScreening(tx, screened, now);
  return reason;
}
