import { experienceChoices } from '@aarambh/contract';
import { findPlace } from '../server/src/features/places/index.ts';
import type { VacancyPosting } from '../server/src/features/vacancies/index.ts';
import { askingWords, fillerWords } from '../server/src/features/vacancies/search/stop-words.ts';
import type { BenchQuery } from './brute-force.ts';

export type Breadth = 'broad' | 'medium' | 'rare';
/** A query, how much it finds without its filters, and how it must be answered. */
export interface MixedQuery extends BenchQuery {
  breadth: Breadth;
  expected: number[];
}

const EACH = 100;
/** Of all queries, this many have filters. */
const FILTERED = 190;

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Keywords somebody might type: words and pairs of titles, skills, companies and descriptions. */
function* keywords(postings: VacancyPosting[], random: () => number): Generator<string> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const usable = (word: string) =>
    /^[a-z]{3,}$/.test(word) && !fillerWords.has(word) && !askingWords.has(word) && findPlace(word) === undefined;
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/<[^>]*>/g, ' ')
      .split(/[^a-z]+/)
      .filter(usable);
  for (;;) {
    const posting = pick(postings);
    const other = pick(postings);
    const title = wordsOf(posting.title);
    const kinds = [
      () => pick(title),
      () => title.slice(0, 2).join(' '),
      () => wordsOf(pick(posting.skills)).join(' '),
      () => `${pick(title)} ${pick(wordsOf(pick(posting.skills)))}`,
      () => `${pick(title)} ${pick(wordsOf(posting.company.name))}`,
      () => `${pick(wordsOf(posting.descriptionHtml))} ${pick(wordsOf(other.descriptionHtml))}`,
      () => `${pick(title)} ${pick(wordsOf(other.title))}`,
      () => `${pick(wordsOf(posting.company.name))} ${pick(wordsOf(other.title))}`,
    ];
    const keyword = pick(kinds)();
    if (keyword && !keyword.includes('undefined')) yield keyword.trim();
  }
}

const breadthOf = (found: number, size: number): Breadth | undefined => {
  if (found === 0) return undefined;
  return found >= size / 100 ? 'broad' : found >= size / 1_000 ? 'medium' : 'rare';
};

/** A fixed mix: a hundred each that find at least 1 %, 0.1 % and less of all vacancies, most of them with filters. */
export function makeQueries(
  postings: VacancyPosting[],
  bruteForce: (query: BenchQuery) => number[],
  progress: (done: number) => void,
): MixedQuery[] {
  const random = seeded(20_250);
  const chosen: MixedQuery[] = [];
  const seen = new Set<string>();
  const full = new Map<Breadth, number>();
  for (const keyword of keywords(postings, random)) {
    if (chosen.length === 3 * EACH || seen.size > 20_000) break;
    if (seen.has(keyword)) continue;
    seen.add(keyword);
    const unfiltered = bruteForce({ keyword });
    const breadth = breadthOf(unfiltered.length, postings.length);
    const have = breadth ? (full.get(breadth) ?? 0) : EACH;
    if (!breadth || have >= EACH) continue;
    full.set(breadth, have + 1);
    const like = postings[Math.floor(random() * postings.length)] as VacancyPosting;
    const filters =
      Math.floor((chosen.length * FILTERED) / (3 * EACH)) !== Math.floor(((chosen.length + 1) * FILTERED) / (3 * EACH));
    const query: BenchQuery = filters ? { keyword, ...filtersLike(like, random) } : { keyword };
    chosen.push({ ...query, breadth, expected: filters ? bruteForce(query) : unfiltered });
    progress(chosen.length);
  }
  return chosen;
}

/** Filters that a vacancy meets: its place, a year of experience it covers, its education; one, two or all three. */
function filtersLike(posting: VacancyPosting, random: () => number): Omit<BenchQuery, 'keyword'> {
  const which = 1 + Math.floor(random() * 7);
  return {
    ...(which & 1 && posting.locations[0] ? { location: posting.locations[0] } : {}),
    ...(which & 2 ? { experience: experienceChoices[posting.experienceFromYears ?? 0] as string } : {}),
    ...(which & 4 && posting.educations[0] ? { edu: posting.educations[0] } : {}),
  };
}
