import { sql } from 'kysely';
import { listFreeCards } from '../../server/src/features/listings/list-listed-cards.ts';
import { extractMatchingKeys } from '../../server/src/features/listings/matching/extract-matching-keys.ts';
import { findMatchingMembers } from '../../server/src/features/listings/matching/find-matching-members.ts';
import { loadSkillWeights } from '../../server/src/features/listings/matching/skill-weights.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { indianDay } from '../../server/src/lib/india-time/indian-day.ts';
import { summarise, timed } from '../measure.ts';
import { type Figure, within } from '../report.ts';
import type { Scratch } from '../scratch-database.ts';

const LIMIT_MS = 50;
/** Warm-up calls, not counted. */
const WARM_UP = 30;

/** The matching features of a posting. */
const matchableOf = (posting: VacancyPosting) => {
  const { skill_keys, place_keys, salary_to } = extractMatchingKeys({
    skills: posting.skills,
    locations: posting.locations,
    job_modes: posting.jobModes,
    salary_to: posting.salaryToPaise,
    salary_not_disclosed: posting.salaryNotDisclosed,
  });
  const { experienceFromYears, experienceToYears } = posting;
  return { skills: skill_keys, places: place_keys, salaryTo: salary_to, experienceFromYears, experienceToYears };
};

/** Latency of each member's free listing with cards, and of finding the members of each new vacancy. */
export async function measureSpeed(
  { context }: Scratch,
  memberIds: number[],
  newPostings: VacancyPosting[],
): Promise<Figure[]> {
  const { db } = context;
  const now = context.clock.now();
  const weightOf = await loadSkillWeights(db);
  const listings: number[] = [];
  let cards = 0;
  for (const accountId of memberIds) {
    const { ms, result } = await timed(() => listFreeCards(db, accountId, weightOf, now));
    listings.push(ms);
    cards += result.length;
  }
  const searches: number[] = [];
  let found = 0;
  const day = { now, today: indianDay(now).startsAt, perDay: 5 };
  for (const posting of newPostings) {
    const vacancy = { vacancyId: 0, postedAt: now, ...matchableOf(posting) };
    const { ms, result } = await timed(() => findMatchingMembers(db, vacancy, weightOf, day));
    searches.push(ms);
    found += result.length;
  }
  const { ms: weighing } = await timed(() => loadSkillWeights(db));
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_total_relation_size('matching_lists') + pg_total_relation_size('matchable_vacancies')) as size`.execute(
    db,
  );
  const perVacancy = (found / newPostings.length).toFixed(0);
  return [
    within('free listing of a member, with cards', summarise(listings.slice(WARM_UP)), LIMIT_MS),
    { what: 'cards per listing', value: (cards / memberIds.length).toFixed(1), limit: 'at most 30' },
    within('a new vacancy finds its members', summarise(searches.slice(WARM_UP)), LIMIT_MS),
    { what: 'members per vacancy', value: perVacancy, limit: 'at most 300' },
    { what: 'loading skill weights (once a minute)', value: `${weighing.toFixed(1)} ms`, limit: '' },
    { what: 'size of the matching tables', value: rows[0]?.size ?? '', limit: '' },
  ];
}
