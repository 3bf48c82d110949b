import type { Asked, FoundCard } from './ask-product.ts';
import type { SourcePosting } from './source-posting.ts';
import type { TitlePair } from './title-pairs.ts';

/** Results that are read for one title. */
export const PAIR_DEPTH = 200;

/** Results for a title of which postings of another title are the same work. */
export interface PairResult {
  query: string;
  /** Postings that carry the other title. */
  existing: number;
  /** How many of them are within the first results. */
  found: number;
  /** Titles shown as the same work: see {@link judgePair}. */
  shown: { title: string; isRight: boolean }[];
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Whether a posting contains all the words of a query, or at least their first letters, so that endings do not count. */
function mentions({ text, company }: SourcePosting, query: string): boolean {
  const stems = words(query).map((word) => (word.length > 6 ? word.slice(0, word.length - 3) : word.replace(/s$/, '')));
  const all = words(`${text} ${company}`);
  return stems.every((stem) => all.some((word) => word.startsWith(stem)));
}

/**
 * Judges the results for one title of a pair. Postings whose title has the query's own words are set aside. The work shown
 * as the same is what comes before the last result that does not mention the query at all: those can only be found by what
 * the work is, and mere mentions come after them.
 */
export function judgePair(
  { query, own, other, alsoRight, not }: TitlePair,
  cards: readonly Pick<FoundCard, 'posting' | 'folded' | 'isRelaxed'>[],
  postings: readonly SourcePosting[],
): PairResult {
  const isSame = ({ title }: SourcePosting) => other.test(title) && !own.test(title) && !not?.test(title);
  const isRight = (posting: SourcePosting) =>
    isSame(posting) || ((alsoRight?.test(posting.title) ?? false) && !not?.test(posting.title));
  const wanted = new Set(postings.filter(isSame).map(({ key }) => key));
  const foundKeys = cards.flatMap(({ posting, folded }) => [posting, ...folded]).map(({ key }) => key);
  const found = new Set(foundKeys.filter((key) => wanted.has(key))).size;
  const others = cards.filter(({ isRelaxed, posting }) => !isRelaxed && !own.test(posting.title));
  const last = others.findLastIndex(({ posting }) => !mentions(posting, query));
  const shown = others.slice(0, last + 1).map(({ posting }) => ({ title: posting.title, isRight: isRight(posting) }));
  return { query, existing: wanted.size, found, shown };
}

/** Reads the first results for a title, page by page. */
async function readCards(engine: Asked, query: string): Promise<FoundCard[]> {
  const cards: FoundCard[] = [];
  for (let page = 1; cards.length < PAIR_DEPTH; page++) {
    const next = (await engine.search(query, page)).cards;
    if (next.length === 0) break;
    cards.push(...next);
  }
  return cards.slice(0, PAIR_DEPTH);
}

/** Asks an engine for the titles of pairs. */
export async function measurePairs(
  engine: Asked,
  pairs: readonly TitlePair[],
  postings: readonly SourcePosting[],
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  for (const pair of pairs) results.push(judgePair(pair, await readCards(engine, pair.query), postings));
  return results.filter(({ existing }) => existing > 0);
}

/** Recall: mean over pairs of the share found. Precision: share of right titles among all shown as the same work. */
export function summarisePairs(results: PairResult[]): { recall: number; precision: number; shown: number } {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const shown = results.flatMap((result) => result.shown);
  return {
    recall:
      sum(results.map(({ found, existing }) => found / Math.min(existing, PAIR_DEPTH))) / Math.max(results.length, 1),
    precision: shown.length === 0 ? 1 : shown.filter(({ isRight }) => isRight).length / shown.length,
    shown: shown.length,
  };
}
