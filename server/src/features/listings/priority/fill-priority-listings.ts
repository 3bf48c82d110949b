import type { AppContext } from '../../../app-context.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { listMatchable } from '../matching/candidates.queries.ts';
import { findBestVacancies } from '../matching/find-best-vacancies.ts';
import { findMembers } from '../matching/find-members.ts';
import { keepMatchingIndex } from '../matching/keep-matching-index.ts';
import { findSeeker } from '../matching/seeker.queries.ts';
import { loadSkillWeights, type WeightOf } from '../matching/skill-weights.ts';
import { listForMember, MOST_A_DAY } from './list-for-member.ts';
import {
  countMembers,
  listDueMembers,
  listNotOffered,
  lookAtAllAgain,
  markLooked,
  markOffered,
} from './priority-members.queries.ts';
import { tellPriorityJobs } from './tell-priority-jobs.ts';

/** New vacancies that look for their members one by one in a run; of more each member is looked at once instead. */
const NEW_VACANCIES = 500;
const MEMBERS_A_TURN = 100;

/** Lets each new vacancy find its members. What is not marked when a run breaks off is offered again, to no effect. */
async function offerNewVacancies({ db, clock }: AppContext, weightOf: WeightOf): Promise<void> {
  const now = clock.now();
  const ids = await listNotOffered(db, NEW_VACANCIES + 1);
  const members = ids.length === 0 ? 0 : await countMembers(db, now);
  if (ids.length > NEW_VACANCIES || ids.length > members) {
    await lookAtAllAgain(db);
    return await markOffered(db, now);
  }
  const today = indianDay(now).startsAt;
  for (const vacancy of await listMatchable(db, ids, now)) {
    const found = await findMembers(db, vacancy, weightOf, { now, today, perDay: MOST_A_DAY });
    for (const { accountId, ...match } of found) await listForMember({ db, clock }, accountId, [match]);
  }
  await markOffered(db, now, ids);
}

/** Lets members whose plan or profile is new, and everybody once a day, find their best vacancies. */
async function lookAtMembers({ db, clock }: AppContext, weightOf: WeightOf): Promise<void> {
  for (let looked = MEMBERS_A_TURN; looked === MEMBERS_A_TURN; ) {
    const now = clock.now();
    const today = indianDay(now).name;
    const due = await listDueMembers(db, today, MEMBERS_A_TURN, now);
    for (const member of due) {
      const { accountId } = member;
      const seeker = await findSeeker(db, accountId);
      const found = await findBestVacancies(db, { accountId, seeker }, weightOf, now, { exceptListed: true });
      const best = found.filter(({ isBest }) => isBest).slice(0, MOST_A_DAY * 2);
      await listForMember({ db, clock }, accountId, best);
      await markLooked(db, member, today);
    }
    looked = due.length;
  }
}

/**
 * Adds new best matches to the priority listings of members with credits left: those of vacancies that are new, and
 * those of members who are. Run again, or by two instances at once, it adds nothing twice.
 */
export async function addBestMatches(context: AppContext): Promise<void> {
  await keepMatchingIndex(context);
  const weightOf = await loadSkillWeights(context.db);
  await offerNewVacancies(context, weightOf);
  await lookAtMembers(context, weightOf);
}

/** Adds new best matches, and mails members what is new for them. */
export async function fillPriorityListings(context: AppContext): Promise<void> {
  await addBestMatches(context);
  await tellPriorityJobs(context);
}
