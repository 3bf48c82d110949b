import type { ApplicantsOutcome } from '@aarambh/contract';
import { CallError, refusesRow } from '../../../lib/call-error.ts';
import { formatShortMoment } from '../../../lib/india-time/format-india-time.ts';
import type { LockedApplicant } from './move-applicants.queries.ts';

export interface VersionedRow {
  applicationID: number;
  version: number;
}

/**
 * Handles rows one after the other, each done or left out with its cause. A call about one row answers the cause as an
 * error instead.
 * @param handle one transaction; throws a CallError to leave the row out. @returns the new version
 */
export async function handleRows(
  rows: readonly VersionedRow[],
  handle: (row: VersionedRow) => Promise<number>,
): Promise<ApplicantsOutcome> {
  const outcome: ApplicantsOutcome = { done: [], skipped: [] };
  for (const row of rows) {
    try {
      outcome.done.push({ applicationID: row.applicationID, version: await handle(row) });
    } catch (error) {
      if (!refusesRow(error) || rows.length === 1) throw error;
      outcome.skipped.push({ applicationID: row.applicationID, cause: error.message });
    }
  }
  return outcome;
}

/** @throws {CallError} conflict that says what another person changed */
export function checkVersion(
  { stage, version }: LockedApplicant,
  row: VersionedRow,
  last: { actor: string; at: Date } | undefined,
): void {
  if (version === row.version) return;
  const by = last ? `, by ${last.actor} on ${formatShortMoment(last.at)}` : '';
  throw new CallError('conflict', `Changed by someone else: now ${stage}${by}.`);
}
