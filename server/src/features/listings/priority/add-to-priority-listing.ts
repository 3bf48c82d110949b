import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { useVacancyCredit } from '../../billing/plans/index.ts';
import type { Match } from '../matching/score-vacancy.ts';
import { countListedSince, insertListing, lockIfListable } from './priority-listings.queries.ts';

/**
 * Maximum number of vacancies listed per member and day. Without a limit, one large import would use a month's credits on
 * its own matches instead of the best of many days.
 */
export const MAX_LISTED_PER_DAY = 5;

/**
 * Adds vacancies to a member's priority listing in the given order, for one credit each, within the daily limit. Skips
 * vacancies that the member knows already (known-vacancies.queries.ts) or that are no longer live. Serialised per account.
 * @returns the number added; 0 for an account deleted concurrently
 */
export async function addToPriorityListing(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  best: readonly Pick<Match, 'vacancyId' | 'matches'>[],
): Promise<number> {
  const add = db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    const now = clock.now();
    const remaining = MAX_LISTED_PER_DAY - (await countListedSince(tx, accountId, indianDay(now).startsAt));
    let added = 0;
    for (const { vacancyId, matches } of best) {
      if (added >= remaining) break;
      if (!(await lockIfListable(tx, accountId, vacancyId, now))) continue;
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
