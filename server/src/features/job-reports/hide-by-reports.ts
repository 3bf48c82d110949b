import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { countHidings, listRefutedReasons, lockHidings } from './hide-by-reports.queries.ts';
import { type CountedReport, hasEnoughTrust } from './independent-reporters.ts';

/** Reports for a reason that staff found unfounded do not hide the same posting for this long. */
const REFUTATION_MS = 30 * DAY_MS;

/** Maximum number of vacancies of a company that reports alone hide within a day; more wait for staff. */
export const MAX_HIDINGS_PER_DAY = 2;

/**
 * Whether the reports of a vacancy hide it until staff decide. The caller has locked the vacancy; vacancies of one company are
 * hidden one after the other.
 */
export async function canReportsHide(
  tx: Db,
  { vacancyId, companyId, status }: { vacancyId: number; companyId: number; status: VacancyStatus },
  reports: readonly CountedReport[],
  now: Date,
): Promise<boolean> {
  if (status !== 'live' || !hasEnoughTrust(reports)) return false;
  const refuted = await listRefutedReasons(tx, vacancyId, new Date(now.getTime() - REFUTATION_MS));
  if (!hasEnoughTrust(reports.filter(({ reason }) => !refuted.has(reason)))) return false;
  await lockHidings(tx, companyId);
  return (await countHidings(tx, companyId, new Date(now.getTime() - DAY_MS))) < MAX_HIDINGS_PER_DAY;
}
