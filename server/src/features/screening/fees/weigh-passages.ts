import type { SentenceFeatures } from './passage-features.ts';
import data from './passage-weights.json' with { type: 'json' };

/** Sentences on each side that are read together, of the same line. */
const AROUND = 3;
/** A few words name a skill or a benefit, and ask nobody for money. */
const MIN_WORDS = 5;
/** Single sentences and whole descriptions differ: passages of up to so many words. */
const lengths = [8, 14, 22, 36];
/** Keeps single words from deciding in short passages. */
const SMOOTHING = 8;
const SCALE = 3;
/** Words that staff are told. */
const MAX_REASONS = 5;

const weights = new Map(Object.entries(data.weights as Record<string, number>));

/** Sentences of a line that are read together, around one of them. */
export interface Passage {
  /** Index of the sentence in the middle. */
  at: number;
  names: ReadonlySet<string>;
  words: number;
}

/** The passages of a text in which a demand can be: around each sentence that has a word or sum of one. */
export function passagesOf(sentences: readonly SentenceFeatures[]): Passage[] {
  return sentences.flatMap(({ isCentre, line }, at) => {
    if (!isCentre) return [];
    const near = sentences.slice(Math.max(0, at - AROUND), at + AROUND + 1).filter((other) => other.line === line);
    const names = new Set<string>();
    for (const sentence of near) for (const name of sentence.names) names.add(name);
    const words = near.reduce((sum, { from, to }) => sum + to - from, 0);
    if (words < MIN_WORDS || !near.some(({ isMoney }) => isMoney)) return [];
    names.add(`length ${lengths.find((length) => words <= length) ?? 'more'}`);
    return [{ at, names, words }];
  });
}

/** How much a feature counts in a passage of so many: long passages have more of them. */
export const scaleOf = (features: number): number => SCALE / Math.sqrt(features + SMOOTHING);

/** How much the wording of a passage is that of a demand: above 0 more than that of an honest posting. */
export function weighPassage({ names }: Passage): number {
  let sum = 0;
  for (const name of names) sum += weights.get(name) ?? 0;
  return data.bias + sum * scaleOf(names.size);
}

/** The words of a passage that speak most for a demand. */
export function reasonsOf({ names }: Passage): string[] {
  const words = [...names]
    .filter((name) => /^(?:word|before sum|after sum) (?!a |not |#)/.test(name) && (weights.get(name) ?? 0) > 0)
    .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
    .map((name) => name.replace(/^(?:word|before sum|after sum) /, ''));
  return [...new Set(words)].slice(0, MAX_REASONS);
}
