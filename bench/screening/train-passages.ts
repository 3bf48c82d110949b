import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStated } from '../../server/src/features/screening/fees/find-demands.ts';
import { readDisguised } from '../../server/src/features/screening/fees/lexicon.ts';
import { markWords } from '../../server/src/features/screening/fees/mark-words.ts';
import { readMarked } from '../../server/src/features/screening/fees/read-marked.ts';
import type { ScreenedPosting } from '../../server/src/features/screening/index.ts';
import { foldCharacters } from '../../server/src/features/screening/text/fold-characters.ts';
import { readHtml } from '../../server/src/features/screening/text/read-html.ts';
import { splitTokens } from '../../server/src/features/screening/text/split-tokens.ts';
import { type Passage, readPassages, scaleOf } from '../../server/src/features/screening/wording/weigh-passages.ts';
import { honestLines } from './honest-lines.ts';
import { feeTexts, honestPostings } from './postings.ts';
import contrasting from './texts/contrasting-texts.json' with { type: 'json' };
import hard from './texts/hard-texts.json' with { type: 'json' };
import moreHard from './texts/more-hard-texts.json' with { type: 'json' };
import { type WriterTexts, writers } from './writers.ts';

const file = join(import.meta.dirname, '../../server/src/features/screening/wording/passage-weights.json');

/** A training text. */
interface Example {
  passages: Passage[];
  isDemand: boolean;
  /** Whole descriptions, as in screening, count more than single sentences. */
  importance: number;
}

const ROUNDS = 30;
const STEP = 0.15;
const DECAY = 0.01;
/** Dropout: share of the features left out in each step, so that no feature dominates. */
const LEFT_OUT = 0.3;
const WHOLE = 3;
/** A held honest posting costs more than a missed demand, of which staff are notified by a report. */
const HONEST = 2.5;
/** Rarer features are dropped. */
const MIN_TEXTS = 2;
/** Smaller weights are dropped. */
const MIN_WEIGHT = 0.05;
const POSTINGS = 300;

const known = new Map<string, Passage[]>();
/** Cross-validation trains on the same texts once for each writer: each is read once. */
function passagesOf(text: string): Passage[] {
  let passages = known.get(text);
  if (passages) return passages;
  const marked = readMarked(markWords(splitTokens(foldCharacters(text), readDisguised)));
  passages = [...readPassages(marked, findStated(marked))];
  known.set(text, passages);
  return passages;
}

/** Ends of company names: words that also occur in demands ("limited seats") or name money. */
const NAME_ENDS = [
  'Private Limited',
  'Pvt. Ltd.',
  'Limited',
  'International Private Limited',
  '24x7 Private Limited',
  'Finance Limited',
  'India Nidhi Limited',
  '3i Marketing Pvt Ltd',
  'K Steel Udyog Private Limited',
  'Recruitz Private Limited',
];

/** Lines that name only work, company and place, as postings without a description have them. */
const listNameLines = (postings: readonly ScreenedPosting[]): string[] =>
  postings.flatMap(({ title, company, locations }, i) => {
    const name = `${company.name} ${NAME_ENDS[i % NAME_ENDS.length]}`;
    return [name, `${title} at ${name}, ${locations[0] ?? 'Pune'}.`];
  });

type Texts = Readonly<Record<string, readonly string[]>>;
const listOf = (texts: Texts): string[] => Object.values(texts).flat();

function readExamples(without?: WriterTexts): Example[] {
  const read = (texts: readonly string[], isDemand: boolean, importance = 1): Example[] =>
    texts.map((text) => ({
      passages: passagesOf(text),
      isDemand,
      importance: isDemand ? importance : importance * HONEST,
    }));
  const worked = feeTexts.filter(({ isHeldOut, language }) => !isHeldOut && language !== 'disguised');
  const postings = honestPostings().filter(({ isHeldOut }) => !isHeldOut);
  return [
    ...read(
      worked.map(({ text }) => text),
      true,
    ),
    ...[hard, moreHard].flatMap(({ demands, honest }) => [
      ...read(listOf(demands), true),
      ...read(listOf(honest), false),
    ]),
    ...read(honestLines, false),
    ...read(listNameLines(postings.slice(0, POSTINGS).map(({ posting }) => posting)), false),
    ...[contrasting, ...writers]
      .filter((texts) => texts !== without)
      .flatMap(({ demands, honest }) => [...read(listOf(demands), true, WHOLE), ...read(listOf(honest), false, WHOLE)]),
    ...read(
      postings
        .slice(0, POSTINGS)
        .flatMap(({ posting: { descriptionHtml, company } }) => [
          readHtml(descriptionHtml),
          readHtml(company.aboutHtml ?? ''),
        ]),
      false,
    ),
  ];
}

/** Averaging the weights of several orders makes them depend less on one. */
const SEEDS = [12_345, 777, 99];

/** Pseudorandom numbers between 0 and 1 with a fixed seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

interface ReadPassage {
  scale: number;
  /** Numbers of its features. */
  ids: Int32Array;
}

interface ReadExample {
  isDemand: boolean;
  importance: number;
  passages: readonly ReadPassage[];
}

/** Sum of the weights of a passage's features. */
function sumOf({ ids }: ReadPassage, weights: Float64Array): number {
  let sum = 0;
  for (const id of ids) sum += weights[id] as number;
  return sum;
}

/** The passage of a text with the highest score. */
function findBest(passages: readonly ReadPassage[], weights: Float64Array): ReadPassage {
  let best = passages[0] as ReadPassage;
  if (passages.length === 1) return best;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (const passage of passages) {
    const sum = sumOf(passage, weights) * passage.scale;
    if (sum > bestSum) [best, bestSum] = [passage, sum];
  }
  return best;
}

/** Puts the numbers from 0 in a random order. */
function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}

/** Gradient descent over the texts in a random order; gives the weights of each later round to `add`. */
function descend(
  read: readonly ReadExample[],
  features: number,
  random: () => number,
  add: (bias: number, weights: Float64Array) => void,
): void {
  const weights = new Float64Array(features);
  const steps = new Float64Array(features).fill(1e-3);
  let [bias, biasSteps] = [-1, 1e-3];
  const order = Int32Array.from(read.keys());
  const kept = new Int32Array(Math.max(...read.flatMap(({ passages }) => passages.map(({ ids }) => ids.length))));
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const i of order) {
      const { passages, isDemand, importance } = read[i] as ReadExample;
      const { ids, scale } = findBest(passages, weights);
      let count = 0;
      let sum = 0;
      for (const id of ids) {
        if (random() < LEFT_OUT) continue;
        kept[count++] = id;
        sum += weights[id] as number;
      }
      const value = bias + (sum * scale) / (1 - LEFT_OUT);
      const error = importance * (1 / (1 + Math.exp(-value)) - (isDemand ? 1 : 0));
      biasSteps += error * error;
      bias -= (STEP * error) / Math.sqrt(biasSteps);
      for (let at = 0; at < count; at++) {
        const id = kept[at] as number;
        const weight = weights[id] as number;
        const slope = error * scale + DECAY * weight;
        const squares = (steps[id] as number) + slope * slope;
        steps[id] = squares;
        weights[id] = weight - (STEP * slope) / Math.sqrt(squares);
      }
    }
    if (round >= ROUNDS / 2) add(bias, weights);
  }
}

/**
 * Trains the weights of the wording of demands: logistic regression on the highest-scoring passage of each text (multiple
 * instance learning), averaged over the later rounds and over several orders of the texts. Deterministic for the same texts and words.
 */
export function trainPassages(without?: WriterTexts): { bias: number; weights: Record<string, number> } {
  const examples = readExamples(without).filter(({ passages }) => passages.length > 0);
  const texts = new Map<string, number>();
  for (const { passages } of examples)
    for (const name of new Set(passages.flatMap(({ names }) => [...names])))
      texts.set(name, (texts.get(name) ?? 0) + 1);
  const names = [...texts].filter(([, count]) => count >= MIN_TEXTS).map(([name]) => name);
  const idOf = new Map(names.map((name, id) => [name, id]));
  const read = examples.map(({ passages, isDemand, importance }) => ({
    isDemand,
    importance,
    passages: passages.map((passage) => ({
      scale: scaleOf(passage.names.size),
      ids: Int32Array.from([...passage.names].flatMap((name) => idOf.get(name) ?? [])),
    })),
  }));
  const sums = new Float64Array(names.length);
  let [biasSum, averaged] = [0, 0];
  for (const seed of SEEDS)
    descend(read, names.length, makeRandom(seed), (bias, weights) => {
      for (let id = 0; id < sums.length; id++) sums[id] = (sums[id] as number) + (weights[id] as number);
      biasSum += bias;
      averaged += 1;
    });
  const round = (value: number) => Math.round(value * 100) / 100;
  const all = names.map((name, id) => [name, round((sums[id] ?? 0) / averaged)] as const);
  return {
    bias: round(biasSum / averaged),
    weights: Object.fromEntries(
      all.filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Writes the weights file of the rules, which is read at process start. */
export const writeWeights = (): void => writeFileSync(file, `${JSON.stringify(trainPassages(), undefined, 1)}\n`);
