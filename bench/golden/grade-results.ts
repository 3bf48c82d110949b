import type { FoundPage } from './ask-product.ts';
import type { Grade, GradedQuery } from './graders.ts';
import type { SourcePosting } from './source-posting.ts';

/** Results that are judged: the first ten cards. */
export const JUDGED = 10;

/** A judged result. */
export interface GradedCard {
  grade: Grade;
  title: string;
  company: string;
  places: string;
  isRelaxed: boolean;
}

/** Judgement of the first ten results of one query. */
export interface GradedResult {
  keyword: string;
  cards: GradedCard[];
  /** Postings of grade 2 that exist. */
  existing: number;
}

/** Grades the first ten cards of a page; `postings` are all that could have been found. */
export function gradeResults(
  { keyword, grade }: GradedQuery,
  { cards }: Pick<FoundPage, 'cards'>,
  postings: readonly SourcePosting[],
): GradedResult {
  return {
    keyword,
    cards: cards.slice(0, JUDGED).map(({ posting, isRelaxed }) => {
      const { title, company, places } = posting;
      return { grade: grade(posting), title, company, places, isRelaxed };
    }),
    existing: countExisting(grade, postings),
  };
}

const counted = new WeakMap<object, number>();

/** Number of postings of grade 2, computed once for a criterion. */
function countExisting(grade: GradedQuery['grade'], postings: readonly SourcePosting[]): number {
  const known = counted.get(grade);
  if (known !== undefined) return known;
  const count = postings.filter((posting) => grade(posting) === 2).length;
  counted.set(grade, count);
  return count;
}

/** Means over queries; shares from 0 to 1. */
export interface Quality {
  queries: number;
  /** Share of grade 2 among the results shown, at most ten; 0 when nothing is found. */
  precision: number;
  /** The same of grade 1 or 2. */
  precisionNear: number;
  /** Share of grade 2 of ten, whether or not ten are shown. */
  ofTen: number;
  /** Share of grade 2 of the strict results. */
  strictPrecision: number;
  /** Results of grade 2 relative to the most that ten results could have. */
  ofPossible: number;
  /** Queries without results. */
  nothingFound: number;
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
const count = (cards: GradedCard[], least: Grade) => cards.filter(({ grade }) => grade >= least).length;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Summarises judgements. Queries that no posting answers are left out, except as queries. */
export function summarise(results: GradedResult[]): Quality {
  const judged = results.filter(({ existing }) => existing > 0);
  return {
    queries: judged.length,
    precision: mean(judged.map(({ cards }) => share(count(cards, 2), cards.length))),
    precisionNear: mean(judged.map(({ cards }) => share(count(cards, 1), cards.length))),
    ofTen: mean(judged.map(({ cards }) => count(cards, 2) / JUDGED)),
    strictPrecision: mean(
      judged.flatMap(({ cards }) => {
        const strict = cards.filter(({ isRelaxed }) => !isRelaxed);
        return strict.length > 0 ? [share(count(strict, 2), strict.length)] : [];
      }),
    ),
    ofPossible: mean(judged.map(({ cards, existing }) => count(cards, 2) / Math.min(JUDGED, existing))),
    nothingFound: judged.filter(({ cards }) => cards.length === 0).length,
  };
}
