import type { Asked, FoundCard } from './ask-product.ts';
import type { SourcePosting } from './source-posting.ts';
import type { TitlePair } from './title-pairs.ts';

/** Results that are read for one title. */
export const PAIR_DEPTH = 200;
/** Precision is of the results down to the one with which this share of the found ones has been seen. */
const SEEN = 0.9;

/** Results for a title of which postings of another title are the same work. */
export interface PairResult {
  query: string;
  /** Postings that carry the other title. */
  existing: number;
  /** How many of them are within the first results, folded ones included. */
  found: number;
  /** Titles shown as the same work: see {@link judgePair}. */
  shown: { title: string; isRight: boolean }[];
}

/**
 * Judges the results for one title of a pair. Results whose title has the query's own words, and relaxed
 * results, are set aside. What is shown as the same work are the others down to the one with which nine tenths of the
 * found ones of the other title have been seen; a few that are found late by a mere mention do not count as a tier.
 */
export function judgePair(
  { query, own, other, alsoRight, not }: TitlePair,
  cards: readonly FoundCard[],
  postings: readonly SourcePosting[],
): PairResult {
  const isSame = ({ title }: SourcePosting) => other.test(title) && !own.test(title) && !not?.test(title);
  const isRight = (posting: SourcePosting) =>
    isSame(posting) || ((alsoRight?.test(posting.title) ?? false) && !not?.test(posting.title));
  const all = cards.flatMap(({ posting, folded }) => [posting, ...folded]);
  const found = new Set(all.filter(isSame).map(({ key }) => key)).size;
  const others = cards.filter(({ isRelaxed, posting }) => !isRelaxed && !own.test(posting.title));
  const same = others.flatMap(({ posting }, i) => (isSame(posting) ? [i] : []));
  const last = same[Math.ceil(same.length * SEEN) - 1] ?? -1;
  return {
    query,
    existing: postings.filter(isSame).length,
    found,
    shown: others.slice(0, last + 1).map(({ posting }) => ({ title: posting.title, isRight: isRight(posting) })),
  };
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
  const recalls = results.map(({ found, existing }) => found / Math.min(existing, PAIR_DEPTH));
  const shown = results.flatMap((result) => result.shown);
  return {
    recall: recalls.reduce((sum, recall) => sum + recall, 0) / Math.max(results.length, 1),
    precision: shown.length === 0 ? 1 : shown.filter(({ isRight }) => isRight).length / shown.length,
    shown: shown.length,
  };
}
