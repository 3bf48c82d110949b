import { seededRandom } from '../../server/src/demo/postings/seeded-random.ts';
import { findBestVacancies } from '../../server/src/features/listings/matching/find-best-vacancies.ts';
import type { Seeker } from '../../server/src/features/listings/matching/score-vacancy.ts';
import { findSeeker } from '../../server/src/features/listings/matching/seeker.queries.ts';
import { loadSkillWeights } from '../../server/src/features/listings/matching/skill-weights.ts';
import { generateDemoPostings, type VacancyPosting } from '../../server/src/features/vacancies/index.ts';
import type { Scratch } from '../scratch-database.ts';
import { addMembers, addVacancies } from './fill-world.ts';
import { inventPersona, isRight } from './personas.ts';

const VACANCIES = 5_000;
const PERSONAS = 300;
const TOP = 10;

/** Somebody with the vacancies that are right for them, of all there are. */
export interface Labelled {
  seeker: Seeker;
  places: readonly string[];
  isRight(posting: VacancyPosting): boolean;
  /** What must not be answered: where the profile was taken from. */
  isOwn?(posting: VacancyPosting): boolean;
}

/** Precision at ten, from 0 to 1, of each way to choose. */
export interface Precision {
  asked: number;
  matching: number;
  newestInPlaces: number;
  newest: number;
  random: number;
}

/** How many of the first ten each way chooses are right, on average. */
export async function comparePrecision(
  { context }: Scratch,
  postings: VacancyPosting[],
  ids: number[],
  people: Labelled[],
): Promise<Precision> {
  const { db } = context;
  const now = context.clock.now();
  const weightOf = await loadSkillWeights(db);
  const byId = new Map(ids.map((id, i) => [id, postings[i] as VacancyPosting]));
  const newestFirst = postings.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  const random = seededRandom(5);
  const sums = { matching: 0, newestInPlaces: 0, newest: 0, random: 0 };
  for (const { seeker, places, isRight, isOwn = () => false } of people) {
    const share = (chosen: VacancyPosting[]) => chosen.slice(0, TOP).filter(isRight).length / TOP;
    const others = (list: VacancyPosting[]) => list.filter((posting) => !isOwn(posting));
    const best = await findBestVacancies(db, { accountId: 0, seeker }, weightOf, now);
    sums.matching += share(others(best.flatMap(({ vacancyId }) => byId.get(vacancyId) ?? [])));
    sums.newest += share(others(newestFirst));
    const near = newestFirst.filter(({ locations }) => locations.some((place) => places.includes(place)));
    sums.newestInPlaces += share(others(near));
    sums.random += share(others(random.some(postings, TOP + 5)));
  }
  const asked = people.length;
  return {
    asked,
    matching: sums.matching / asked,
    newestInPlaces: sums.newestInPlaces / asked,
    newest: sums.newest / asked,
    random: sums.random / asked,
  };
}

/**
 * Invented people among invented vacancies, both made from the same kinds of work, so that it is known what is right:
 * the same work, the years, one of the cities or home. Matching sees none of the labels: skills are a part, some typed
 * otherwise, some of other work.
 */
export async function measureInvented(scratch: Scratch): Promise<Precision> {
  const { db, clock } = scratch.context;
  const postings = generateDemoPostings({ seed: 3, count: VACANCIES, now: clock.now() });
  const { ids } = await addVacancies(scratch, postings);
  const random = seededRandom(4);
  const personas = Array.from({ length: PERSONAS * 20 }, () => inventPersona(random)).filter(
    (persona) => postings.filter((posting) => isRight(persona, posting)).length >= TOP,
  );
  const chosen = personas.slice(0, PERSONAS);
  const members = await addMembers(scratch, chosen);
  const people: Labelled[] = [];
  for (const [i, persona] of chosen.entries()) {
    const seeker = await findSeeker(db, members[i] ?? 0);
    people.push({ seeker, places: persona.cities, isRight: (posting) => isRight(persona, posting) });
  }
  return await comparePrecision(scratch, postings, ids, people);
}
