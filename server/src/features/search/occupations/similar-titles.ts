import { withoutIgnored } from './find-matches.ts';
import type { OccupationData } from './load-occupations.ts';

/** Titles of the vocabulary by their words, to find the nearest title of one that is not in it. */
interface TitleIndex {
  /** Occupation of each title. */
  occupations: number[];
  /** Words of each title. */
  words: string[][];
  /** Sum of the weights of each title's words. */
  sums: number[];
  /** Titles that have a word. */
  titles: Map<string, number[]>;
}

/** Share of the weight of two titles' words that they have in common, from which on they name the same work. */
const MIN_SIMILARITY = 0.8;
/** What the best title must be ahead of those of other occupations. */
const MIN_LEAD = 0.05;
/** Titles are looked up by words that at most this many have: common words alone make no similarity. */
const MAX_TITLES = 400;
const MAX_WORDS = 8;

const indexes = new WeakMap<OccupationData, TitleIndex>();

const weigh = (index: TitleIndex, root: string): number =>
  Math.log((index.occupations.length + 1) / ((index.titles.get(root)?.length ?? 0) + 1));

function createIndex(data: OccupationData): TitleIndex {
  const index: TitleIndex = { occupations: [], words: [], sums: [], titles: new Map() };
  for (const [phrase, occupation] of data.anywhere) {
    if (phrase.includes('<')) continue;
    const roots = [...new Set(phrase.split(' '))];
    if (roots.length < 2) continue;
    for (const root of roots) {
      const titles = index.titles.get(root);
      if (titles) titles.push(index.words.length);
      else index.titles.set(root, [index.words.length]);
    }
    index.words.push(roots);
    index.occupations.push(occupation);
  }
  index.sums = index.words.map((roots) => roots.reduce((sum, root) => sum + weigh(index, root), 0));
  return index;
}

/**
 * Number of the occupation with the title most like the given roots: the words that both have must make up most of the
 * weight of both, a rare word weighing more, and no other occupation may have a title about as close.
 */
export function findSimilarTitle(data: OccupationData, roots: string[]): number | undefined {
  const words = [...new Set(withoutIgnored(roots).split(' '))];
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  const index = indexes.get(data) ?? createIndex(data);
  indexes.set(data, index);
  const weights = new Map(words.map((word) => [word, weigh(index, word)]));
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const candidates = new Set<number>();
  for (const word of words) {
    const titles = index.titles.get(word) ?? [];
    if (titles.length <= MAX_TITLES) for (const title of titles) candidates.add(title);
  }
  let best: number | undefined;
  let similarity = 0;
  let otherSimilarity = 0;
  for (const title of candidates) {
    let common = 0;
    for (const word of index.words[title] as string[]) common += weights.get(word) ?? 0;
    const value = (2 * common) / (sum + (index.sums[title] as number));
    const occupation = index.occupations[title] as number;
    if (value > similarity) {
      if (occupation !== best) otherSimilarity = similarity;
      best = occupation;
      similarity = value;
    } else if (value > otherSimilarity && occupation !== best) otherSimilarity = value;
  }
  return similarity >= MIN_SIMILARITY && similarity - otherSimilarity >= MIN_LEAD ? best : undefined;
}
