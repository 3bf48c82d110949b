import type { VersionedVacancy } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatMoment } from '../../lib/india-time/format-india-time.ts';
import { describeHistory } from './describe-history.ts';
import { listHistory } from './vacancy-details.queries.ts';

/** Says who changed a vacancy since it was read, and what. */
async function describeConflict(db: Db, vacancyId: number): Promise<string> {
  const [row] = await listHistory(db, vacancyId, 1);
  const [last] = describeHistory(row ? [row] : []);
  if (!row || !last) return 'This vacancy was changed by someone else. Reload to see the current version.';
  const when = formatMoment(row.at);
  return `This vacancy was changed by someone else. ${last.actor}, ${when}: ${last.text}. Reload to see the current version.`;
}

/** @throws {CallError} conflict that says who changed a locked vacancy since it was shown */
export async function checkVacancyVersion(
  tx: Db,
  { vacancyID, version }: VersionedVacancy,
  known: { version: number },
): Promise<void> {
  if (known.version !== version) throw new CallError('conflict', await describeConflict(tx, vacancyID));
}
