import type { AmountKind } from '../fees/amounts/read-amount.ts';
import { Concept, occasions } from '../fees/concepts.ts';
import { hasConcept as has, type Mark } from '../fees/mark.ts';
import type { Marked } from '../fees/read-marked.ts';
import { foldWord } from './romanise.ts';
import { classesOf, namesPayment } from './word-classes.ts';

/** A range of marks: a sentence, or a part of a long one. */
export interface SentenceRange {
  from: number;
  /** Behind its last mark. */
  to: number;
}

/** Extracts features of a sentence: its words, their concepts, and pairs of neighbours. */
export interface SentenceFeatures {
  names: ReadonlySet<string>;
  words: number;
  /** Whether it has a word or sum that can be part of a demand. */
  isCentre: boolean;
}

const { demand, fee, money, pay, must, candidate, before, refund, handle, occasion, filler } = Concept;
/** Of these a passage has at least one, or a sum. */
const MONEY = demand | fee | money;
const CENTRES = MONEY | refund | handle | occasion;
/** Purposes that are a demand also where no sum is named. */
const soft: readonly string[] = ['purchase', 'investment', 'access'];
const SOFT = occasions.reduce((bits, name, at) => (soft.includes(name) ? bits | (1 << at) : bits), 0);
/** Whether a word is a purpose that is a demand also where no sum is named. */
export const isSoftPurpose = ({ occasions: bits }: Pick<Mark, 'occasions'>): boolean => (bits & SOFT) !== 0;

/** In bit order: the first concept of a word gives its name. */
const concepts = Object.entries(Concept).map(([name, bit]) => ({ name, bit }));
const NOTHING = '_';
const AROUND_SUM = 5;
const MIN_STEM = 5;
const STEM = 4;
const MAX_GAP = 4;
const MAX_CLASS_GAP = 6;
/** Longer sentences are read in parts, so that no passage is large. */
const MAX_SENTENCE = 100;

/** The sentences of each line of a text. */
export function splitLines(marks: readonly Mark[]): SentenceRange[][] {
  const lines: SentenceRange[][] = [];
  for (let from = 0; from < marks.length; ) {
    let to = from + 1;
    while (to < marks.length && to - from < MAX_SENTENCE && marks[to]?.sentence === marks[from]?.sentence) to += 1;
    if (from === 0 || marks[from]?.before.includes('\n')) lines.push([]);
    lines.at(-1)?.push({ from, to });
    from = to;
  }
  return lines;
}

/** Order of magnitude of a number: it separates fees, pay and counts. */
function sizeOf(value: number): string {
  if (value === 0) return '0';
  if (value < 50) return 'tens';
  if (value < 1_000) return 'hundreds';
  if (value < 10_000) return 'thousands';
  return value < 40_000 ? 'pay' : 'large';
}

const conceptOf = ({ concepts: bits }: Mark): string =>
  concepts.find(({ bit }) => bit !== filler && (bits & bit) !== 0)?.name ?? NOTHING;

/** Concepts that make a bare figure payable, unlike 'Office 365'. */
const ADDRESSED = pay | must | candidate | before;
const isSum = (amount: AmountKind): boolean => amount === 'currency' || amount === 'bare' || amount === 'pay';

/** How a range names money: not at all, by a figure that may be pay or something else, or expressly. */
export type MoneyNamed = 'no' | 'figure' | 'money';

/** Reads how a range names money: a sum, a word for it that is not denied, or a bare figure next to an instruction. */
export function readMoney({ marks, amounts, denied }: Marked, { from, to }: SentenceRange): MoneyNamed {
  let named: MoneyNamed = 'no';
  let hasFigure = false;
  let isAddressed = false;
  for (let at = from; at < to; at++) {
    const mark = marks[at] as Mark;
    if (amounts[at] === 'currency' || (has(mark, MONEY) && denied[at] === 0) || isSoftPurpose(mark)) return 'money';
    if (isSum(amounts[at])) named = 'figure';
    if (amounts[at] === 'bare') hasFigure = true;
    if (has(mark, ADDRESSED)) isAddressed = true;
    if (hasFigure && isAddressed) return 'money';
  }
  if (named === 'no' && namesPayment(marks.slice(from, to))) return 'figure';
  return named;
}

/** The features of a sentence. Linear in its length. */
export function readFeatures({ marks, amounts, denied }: Marked, { from, to }: SentenceRange): SentenceFeatures {
  const range = marks.slice(from, to);
  const words = range.map(({ value, text }, i) =>
    value === undefined ? foldWord(text) : `#${amounts[from + i] ?? 'number'} ${sizeOf(value)}`,
  );
  const kinds = range.map((mark, i) =>
    mark.value === undefined ? conceptOf(mark) : `#${amounts[from + i] ?? 'number'}`,
  );
  const names = new Set<string>();
  addClasses(names, range, amounts.slice(from, to), denied.subarray(from, to));
  let isCentre = false;
  for (const [i, mark] of range.entries()) {
    const word = words[i] as string;
    const amount = amounts[from + i];
    const isDenied = denied[from + i] === 1;
    const not = isDenied ? 'not ' : '';
    names.add(`word ${not}${word}`);
    if (mark.value === undefined && mark.text.length >= MIN_STEM) names.add(`stem ${not}${word.slice(0, STEM)}`);
    for (const { name, bit } of concepts) if ((mark.concepts & bit) !== 0) names.add(`concept ${not}${name}`);
    addNeighbours(names, words, kinds, i, not);
    const hasSum = isSum(amount);
    if (hasSum) addAroundSum(names, words, kinds, i);
    if (hasSum || has(mark, CENTRES)) isCentre = true;
  }
  return { names, words: range.length, isCentre: isCentre || namesPayment(range) };
}

/** Neighbours of a word, and the concepts soon after it. */
function addNeighbours(
  names: Set<string>,
  words: readonly string[],
  kinds: readonly string[],
  at: number,
  not: string,
): void {
  const [word, kind] = [words[at], kinds[at]];
  if (at + 1 < words.length) {
    names.add(`pair ${word} + ${words[at + 1]}`);
    names.add(`concepts ${not}${kind} + ${kinds[at + 1]}`);
    names.add(`mixed ${kind} + ${words[at + 1]}`);
    names.add(`mixed ${word} + ${kinds[at + 1]}`);
  } else names.add(`pair ${word} + end`);
  if (kind === NOTHING) return;
  for (let other = at + 2; other <= at + MAX_GAP && other < words.length; other++)
    if (kinds[other] !== NOTHING) names.add(`near ${kind} + ${kinds[other]}`);
}

/** Features of the words around a sum. */
function addAroundSum(names: Set<string>, words: readonly string[], kinds: readonly string[], at: number): void {
  for (let other = Math.max(0, at - AROUND_SUM); other <= at + AROUND_SUM && other < words.length; other++) {
    if (other === at) continue;
    const side = other < at ? 'before sum' : 'after sum';
    names.add(`${side} ${words[other]}`);
    names.add(`${side} a ${kinds[other]}`);
  }
}

/** Classes of words, and pairs of them in their order. */
function addClasses(
  names: Set<string>,
  range: readonly Mark[],
  amounts: readonly AmountKind[],
  denied: Uint8Array,
): void {
  const all = range.map((mark, i) =>
    mark.value === undefined ? classesOf(mark.text) : isSum(amounts[i]) ? [amounts[i] === 'pay' ? '#pay' : '#sum'] : [],
  );
  for (const [i, classes] of all.entries())
    for (const name of classes) {
      const not = denied[i] === 1 ? 'not ' : '';
      names.add(`class ${not}${name}`);
      for (let other = i + 1; other <= i + MAX_CLASS_GAP && other < all.length; other++)
        for (const next of all[other] ?? []) if (next !== name) names.add(`classes ${not}${name} + ${next}`);
    }
}
