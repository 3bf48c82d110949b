import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { useVacancyCredit } from '../../billing/plans/index.ts';
import { lockOwner } from '../../profile/index.ts';
import type { Match } from '../matching/score-vacancy.ts';
import { countListedSince, holdIfNew, insertListing } from './priority-listings.queries.ts';

/**
 * New vacancies a day for one member. Without it the matches of a single large import would use up a month's credits in
 * a minute, on the first that came instead of the best of many days; and nobody applies to more in a day with care.
 */
export const MOST_A_DAY = 5;

/**
 * Puts vacancies on a member's priority listing, the first given first, for one credit each: as many as the day and the
 * credits allow, none twice, none that ended or was applied to meanwhile. One account at a time, whoever asks.
 * @returns how many were added; 0 for an account that was deleted meanwhile
 */
export async function listForMember(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  best: readonly Pick<Match, 'vacancyId' | 'matches'>[],
): Promise<number> {
  const add = db.transaction().execute(async (tx) => {
    await lockOwner(tx, accountId);
    const now = clock.now();
    const left = MOST_A_DAY - (await countListedSince(tx, accountId, indianDay(now).startsAt));
    let added = 0;
    for (const { vacancyId, matches } of best) {
      if (added >= left) break;
      if (!(await holdIfNew(tx, accountId, vacancyId, now))) continue;
      const credit = await useVacancyCredit(tx, accountId, now);
      if (!credit) break;
      await insertListing(tx, { accountId, vacancyId, grantId: credit.grantId, matches }, now);
      added += 1;
    }
    return added;
  });
  return await add.catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'not_signed_in') return 0;
    throw error;
  });
}
