import type { Db } from '../../../infra/database/connect.ts';
import type { VacancyStatus } from '../../../infra/database/schema.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { countHidings, lockHidings, wasReleasedSince } from './reports.queries.ts';
import { hasEnoughTrust, type Voice } from './voices.ts';

/** After staff found a vacancy genuine, reports alone do not hide it for this long. */
const SHOWN_AFTER_RELEASE_MS = 30 * DAY_MS;

/** Reports alone hide at most so many vacancies of a company within a day: more of them wait for staff. */
export const MAX_HIDINGS_A_DAY = 2;

/**
 * Whether the reports of a vacancy hide it until staff decide. The caller has locked the vacancy; vacancies of one company are
 * hidden one after the other.
 */
export async function canReportsHide(
  tx: Db,
  { vacancyId, companyId, status }: { vacancyId: number; companyId: number; status: VacancyStatus },
  voices: readonly Voice[],
  now: Date,
): Promise<boolean> {
  if (status !== 'live' || !hasEnoughTrust(voices)) return false;
  if (await wasReleasedSince(tx, vacancyId, new Date(now.getTime() - SHOWN_AFTER_RELEASE_MS))) return false;
  await lockHidings(tx, companyId);
  return (await countHidings(tx, companyId, new Date(now.getTime() - DAY_MS))) < MAX_HIDINGS_A_DAY;
}
