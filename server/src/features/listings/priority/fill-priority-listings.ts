import type { AppContext } from '../../../app-context.ts';
import { withAdvisoryLock } from '../../../infra/database/locks/advisory-lock.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { listMatchable } from '../matching/candidates.queries.ts';
import { findBestVacancies } from '../matching/find-best-vacancies.ts';
import { findMatchingMembers } from '../matching/find-matching-members.ts';
import { findSeeker } from '../matching/seeker.queries.ts';
import { loadSkillWeights, type WeightOf } from '../matching/skill-weights.ts';
import { updateMatchingIndex } from '../matching/update-matching-index.ts';
import { addToPriorityListing, MAX_LISTED_PER_DAY } from './add-to-priority-listing.ts';
import { notifyPriorityJobs } from './notify-priority-jobs.ts';
import {
  countMembers,
  listDueMembers,
  listNotOffered,
  markAllMembersDue,
  markMatched,
  markOffered,
} from './priority-members.queries.ts';

/** With more new vacancies than this, all members are matched again instead of each vacancy. */
const MAX_NEW_VACANCIES = 500;
const MEMBER_BATCH = 100;

/** Finds members for each new vacancy. After an interrupted run, vacancies are offered again; this is idempotent. */
async function offerNewVacancies({ db, clock }: AppContext, weightOf: WeightOf): Promise<void> {
  const now = clock.now();
  const ids = await listNotOffered(db, MAX_NEW_VACANCIES + 1);
  const members = ids.length === 0 ? 0 : await countMembers(db, now);
  if (ids.length > MAX_NEW_VACANCIES || ids.length > members) {
    await markAllMembersDue(db);
    return await markOffered(db, now);
  }
  const today = indianDay(now).startsAt;
  for (const vacancy of await listMatchable(db, ids, now)) {
    const found = await findMatchingMembers(db, vacancy, weightOf, { now, today, perDay: MAX_LISTED_PER_DAY });
    for (const { accountId, ...match } of found) await addToPriorityListing({ db, clock }, accountId, [match]);
  }
  await markOffered(db, now, ids);
}

/** Finds the best vacancies of members whose plan or profile has changed, and of all members once a day. */
async function matchDueMembers({ db, clock }: AppContext, weightOf: WeightOf): Promise<void> {
  for (let matched = MEMBER_BATCH; matched === MEMBER_BATCH; ) {
    const now = clock.now();
    const today = indianDay(now).name;
    const due = await listDueMembers(db, today, MEMBER_BATCH, now);
    for (const member of due) {
      const { accountId } = member;
      const seeker = await findSeeker(db, accountId);
      const found = await findBestVacancies(db, { accountId, seeker }, weightOf, now, { exceptKnown: true });
      const best = found.filter(({ isBest }) => isBest).slice(0, MAX_LISTED_PER_DAY * 2);
      await addToPriorityListing({ db, clock }, accountId, best);
      await markMatched(db, member, today);
    }
    matched = due.length;
  }
}

/** Name of the advisory lock that a run holds. */
export const FILL_LOCK = 'priority listings';

/**
 * Adds the best matches of new vacancies and of changed members to the priority listings of members with credits left.
 * Idempotent. Concurrent runs wait for one another: a run that matches a member against an index which another is still
 * updating would record the member as matched for the day, without the new vacancies.
 */
export async function addBestMatches(context: AppContext): Promise<void> {
  await withAdvisoryLock(context.db, FILL_LOCK, async () => {
    await updateMatchingIndex(context);
    const weightOf = await loadSkillWeights(context.db);
    await offerNewVacancies(context, weightOf);
    await matchDueMembers(context, weightOf);
  });
}

/** Adds new best matches to priority listings and queues the mails about them. */
export async function fillPriorityListings(context: AppContext): Promise<void> {
  await addBestMatches(context);
  await notifyPriorityJobs(context);
}
