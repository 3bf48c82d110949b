import type { Db } from '../../../infra/database/connect.ts';
import type { RuleSet } from '../screened-posting.ts';
import { recordScreening, screenBatch, type WrittenScreened } from './screen-batch.ts';
import { listStoredScreened } from './screening.queries.ts';

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
