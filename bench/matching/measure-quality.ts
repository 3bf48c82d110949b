import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import { seededRandom } from '../../server/src/demo/postings/seeded-random.ts';
import { findBestVacancies } from '../../server/src/features/listings/matching/find-best-vacancies.ts';
import type { Seeker } from '../../server/src/features/listings/matching/score-vacancy.ts';
import { findSeeker } from '../../server/src/features/listings/matching/seeker.queries.ts';
import { loadSkillWeights } from '../../server/src/features/listings/matching/skill-weights.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import type { Scratch } from '../scratch-database.ts';
import { addMembers, addVacancies } from './fill-database.ts';
import { generatePersona, isRelevant } from './personas.ts';

const VACANCIES = 5_000;
const PERSONAS = 300;
const TOP = 10;

/** A seeker with a predicate for relevant vacancies. */
export interface Labelled {
  seeker: Seeker;
  places: readonly string[];
  isRelevant(posting: VacancyPosting): boolean;
  /** Excludes the posting a profile was derived from. */
  isOwn?(posting: VacancyPosting): boolean;
}

/** Precision at ten (0 to 1) of each selection. */
export interface Precision {
  people: number;
  matching: number;
  newestInPlaces: number;
  newest: number;
  random: number;
}

/** Mean precision at ten of each selection. */
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
  for (const { seeker, places, isRelevant, isOwn = () => false } of people) {
    const share = (chosen: VacancyPosting[]) => chosen.slice(0, TOP).filter(isRelevant).length / TOP;
    const others = (list: VacancyPosting[]) => list.filter((posting) => !isOwn(posting));
    const best = await findBestVacancies(db, { accountId: 0, seeker }, weightOf, now);
    sums.matching += share(others(best.flatMap(({ vacancyId }) => byId.get(vacancyId) ?? [])));
    sums.newest += share(others(newestFirst));
    const near = newestFirst.filter(({ locations }) => locations.some((place) => places.includes(place)));
    sums.newestInPlaces += share(others(near));
    sums.random += share(others(random.some(postings, TOP + 5)));
  }
  const count = people.length;
  return {
    people: count,
    matching: sums.matching / count,
    newestInPlaces: sums.newestInPlaces / count,
    newest: sums.newest / count,
    random: sums.random / count,
  };
}

/**
 * Generated people and vacancies from the same role families, so relevance is known: same work, experience, and city or
 * home. Matching sees no labels: skills are a subset, some misspelled, some of other work.
 */
export async function measureGenerated(scratch: Scratch): Promise<Precision> {
  const { db, clock } = scratch.context;
  const postings = generateDemoPostings({ seed: 3, count: VACANCIES, now: clock.now() });
  const { ids } = await addVacancies(scratch, postings);
  const random = seededRandom(4);
  const personas = Array.from({ length: PERSONAS * 20 }, () => generatePersona(random)).filter(
    (persona) => postings.filter((posting) => isRelevant(persona, posting)).length >= TOP,
  );
  const chosen = personas.slice(0, PERSONAS);
  const members = await addMembers(scratch, chosen);
  const people: Labelled[] = [];
  for (const [i, persona] of chosen.entries()) {
    const seeker = await findSeeker(db, members[i] ?? 0);
    people.push({ seeker, places: persona.cities, isRelevant: (posting) => isRelevant(persona, posting) });
  }
  return await comparePrecision(scratch, postings, ids, people);
}
