import { experienceChoices } from '@aarambh/contract';
import { seededRandom } from '../../server/src/demo/postings/seeded-random.ts';
import { findPlace } from '../../server/src/features/places/index.ts';
import { parseKeyword } from '../../server/src/features/search/query/read-keyword.ts';
import { queryFillerWords, stopWords } from '../../server/src/features/search/query/stop-words.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import type { Sample } from './index-sample.ts';
import type { SearchDocument } from './make-document.ts';
import { type BenchQuery, type CompanyNames, readQuery } from './read-query.ts';

export const breadths = ['broad', 'medium', 'rare'] as const;
export type Breadth = (typeof breadths)[number];
/** A query and its breadth without filters: at least 1 %, 0.1 %, or less of all vacancies. */
export interface MixedQuery extends BenchQuery {
  breadth: Breadth;
}

const EACH = 100;
/** Number of queries with filters. */
const FILTERED = 190;
const MAX_TRIED = 20_000;
/** With fewer results the product corrects spelling, which no other engine does. */
const MIN_RESULTS = 3;

/**
 * Whether the product reads more than words: conditions, places, Hindi or the field of several kinds of work ("bank"), or drops
 * a word that says nothing ("experience" at the end). No other engine does; tested elsewhere.
 */
function isInterpreted(keyword: string): boolean {
  const { terms, roles, conditions } = parseKeyword(keyword);
  const words = terms.map(({ text }) => text).join(' ');
  const isOfField = roles.some(({ near }) => near !== undefined);
  return words !== keyword || isOfField || conditions.length > 0 || terms.some(({ places }) => places.length > 0);
}

type Random = ReturnType<typeof seededRandom>;

/** Plausible keywords: words and pairs from titles, skills, companies and descriptions. */
function* keywords(postings: VacancyPosting[], random: Random): Generator<string> {
  const pick = (list: readonly string[]): string => (list.length > 0 ? random.pick(list) : '');
  const usable = (word: string) =>
    /^[a-z]{3,}$/.test(word) && !stopWords.has(word) && !queryFillerWords.has(word) && findPlace(word) === undefined;
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/<[^>]*>/g, ' ')
      .split(/[^a-z]+/)
      .filter(usable);
  for (;;) {
    const posting = random.pick(postings);
    const other = random.pick(postings);
    const title = wordsOf(posting.title);
    const words = random.pick([
      () => [pick(title)],
      () => title.slice(0, 2),
      () => wordsOf(pick(posting.skills)),
      () => [pick(title), pick(wordsOf(pick(posting.skills)))],
      () => [pick(title), pick(wordsOf(posting.company.name))],
      () => [pick(wordsOf(posting.descriptionHtml)), pick(wordsOf(other.descriptionHtml))],
      () => [pick(title), pick(wordsOf(other.title))],
      () => [pick(wordsOf(posting.company.name)), pick(wordsOf(other.title))],
    ])();
    const keyword = words.join(' ');
    if (words.length > 0 && words.every(Boolean) && !isInterpreted(keyword)) yield keyword;
  }
}

const breadthOf = (found: number, size: number): Breadth | undefined => {
  if (found < MIN_RESULTS) return undefined;
  return found >= size / 100 ? 'broad' : found >= size / 1_000 ? 'medium' : 'rare';
};

/** One to three filters that a vacancy meets: place, experience, education. */
function filtersLike({ places, educations, from }: SearchDocument, random: Random): Omit<BenchQuery, 'keyword'> {
  const which = random.between(1, 7);
  return {
    ...(which & 1 && places[0] ? { location: places[0] } : {}),
    ...(which & 2 ? { experience: experienceChoices[from ?? 0] as string } : {}),
    ...(which & 4 && educations[0] ? { edu: educations[0] } : {}),
  };
}

/**
 * A fixed mix of a hundred broad, medium and rare queries each, most of them with filters. Filters are taken from a random
 * vacancy or, if that leaves too few results, from a matching one.
 * @param postings source of the keywords
 * @param names names of companies by which keywords are read
 */
export function chooseQueries(
  sample: Sample,
  postings: VacancyPosting[],
  { documents, names }: { documents: SearchDocument[]; names: CompanyNames },
  progress: (done: number) => void,
): MixedQuery[] {
  const random = seededRandom(20_250);
  const chosen: MixedQuery[] = [];
  const seen = new Set<string>();
  const full = new Map<Breadth, number>();
  const withFilters = (keyword: string, found: number[]): BenchQuery => {
    for (let tries = 0; tries < 12; tries++) {
      const like = tries < 2 ? random.pick(documents) : (documents[random.pick(found)] as SearchDocument);
      const query = { keyword, ...filtersLike(like, random) };
      if (sample.find(readQuery(query, names)).length >= MIN_RESULTS) return query;
    }
    return { keyword };
  };
  for (const keyword of keywords(postings, random)) {
    if (chosen.length === EACH * breadths.length || seen.size > MAX_TRIED) break;
    if (seen.has(keyword)) continue;
    seen.add(keyword);
    const found = sample.find(readQuery({ keyword }, names));
    const breadth = breadthOf(found.length, sample.size);
    const have = breadth ? (full.get(breadth) ?? 0) : EACH;
    if (!breadth || have >= EACH) continue;
    full.set(breadth, have + 1);
    const share = FILTERED / (EACH * breadths.length);
    const filtered = Math.floor(chosen.length * share) !== Math.floor((chosen.length + 1) * share);
    chosen.push({ ...(filtered ? withFilters(keyword, found) : { keyword }), breadth });
    progress(chosen.length);
  }
  return chosen;
}
