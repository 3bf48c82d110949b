import { Concept, occasions } from './concepts.ts';
import { foldHindiSpelling } from './hindi-spelling.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import type { AmountKind } from './read-amounts.ts';

/** What a sentence says, as names of features: its words, their concepts, and what stands beside what. */
export interface SentenceFeatures {
  names: ReadonlySet<string>;
  /** Range of its marks. */
  from: number;
  to: number;
  /** Lines are separate: what is counted together is of one line. */
  line: number;
  /** Whether it has a word or sum that a demand is made of. */
  isCentre: boolean;
  /** Whether it has money: a sum, or a word for it that is not denied. */
  isMoney: boolean;
}

const { demand, fee, money, pay, must, candidate, before, refund, handle, occasion, filler } = Concept;
/** Of these a demand has at least one, or a sum. */
const MONEY = demand | fee | money | refund | handle;
/** What makes a bare figure one that somebody shall pay: 'Office 365' is none. */
const TOLD = pay | must | candidate | before;
const CENTRES = demand | fee | money | refund | handle | occasion;
/** Purposes that are a demand also where no sum is named. */
const SOFT = ['purchase', 'investment', 'access'].reduce(
  (bits, name) => bits | (1 << occasions.findIndex((each) => each === name)),
  0,
);
/** Whether a word is such a purpose. */
export const isSoftPurpose = ({ occasions: bits }: Mark): boolean => (bits & SOFT) !== 0;
/** In the order of their bits: the first one of a word names it. */
const concepts = Object.entries(Concept).map(([name, bit]) => ({ name, bit }));
const NOTHING = '_';
const AROUND_SUM = 5;
const MIN_STEM = 5;
const STEM = 4;
const MAX_GAP = 4;

/** How large a number is: a fee, a pay, and what only counts something differ by it. */
function sizeOf(value: number): string {
  if (value === 0) return '0';
  if (value < 50) return 'tens';
  if (value < 1_000) return 'hundreds';
  if (value < 10_000) return 'thousands';
  return value < 40_000 ? 'pay' : 'large';
}

const conceptOf = ({ concepts: bits }: Mark): string =>
  concepts.find(({ bit }) => bit !== filler && (bits & bit) !== 0)?.name ?? NOTHING;

const spellings = new Map<string, string>();
const MAX_SPELLINGS = 20_000;

function spellingOf(text: string): string {
  let spelling = spellings.get(text);
  if (spelling === undefined) {
    spelling = foldHindiSpelling(text);
    if (spellings.size < MAX_SPELLINGS) spellings.set(text, spelling);
  }
  return spelling;
}

/** The features of each sentence of a text. Linear in its length. */
export function readFeatures(
  marks: readonly Mark[],
  amounts: readonly AmountKind[],
  denied: Uint8Array,
): SentenceFeatures[] {
  const words = marks.map((mark, at) =>
    mark.value === undefined ? spellingOf(mark.text) : `#${amounts[at] ?? 'number'} ${sizeOf(mark.value)}`,
  );
  const kinds = marks.map((mark, at) => (mark.value === undefined ? conceptOf(mark) : `#${amounts[at] ?? 'number'}`));
  const sentences: SentenceFeatures[] = [];
  let line = 0;
  for (let from = 0; from < marks.length; ) {
    if (from > 0 && marks[from]?.before.includes('\n')) line += 1;
    let to = from + 1;
    while (to < marks.length && marks[to]?.sentence === marks[from]?.sentence) to += 1;
    sentences.push(readSentence({ marks, amounts, denied, words, kinds }, from, to, line));
    from = to;
  }
  return sentences;
}

interface Read {
  marks: readonly Mark[];
  amounts: readonly AmountKind[];
  denied: Uint8Array;
  words: readonly string[];
  kinds: readonly string[];
}

function readSentence(read: Read, from: number, to: number, line: number): SentenceFeatures {
  const { marks, amounts, denied, words, kinds } = read;
  const names = new Set<string>();
  let isCentre = false;
  let isMoney = false;
  let hasFigure = false;
  let isTold = false;
  for (let at = from; at < to; at++) {
    const mark = marks[at] as Mark;
    const [word, kind] = [words[at] as string, kinds[at] as string];
    const not = denied[at] === 1 ? 'not ' : '';
    names.add(`word ${not}${word}`);
    if (mark.value === undefined && mark.text.length >= MIN_STEM) names.add(`stem ${not}${word.slice(0, STEM)}`);
    for (const { name, bit } of concepts) if ((mark.concepts & bit) !== 0) names.add(`concept ${not}${name}`);
    if (at + 1 < to) {
      const [nextWord, nextKind] = [words[at + 1] as string, kinds[at + 1] as string];
      names.add(`pair ${word} + ${nextWord}`);
      names.add(`concepts ${not}${kind} + ${nextKind}`);
      names.add(`mixed ${kind} + ${nextWord}`);
      names.add(`mixed ${word} + ${nextKind}`);
    } else names.add(`pair ${word} + end`);
    if (kind !== NOTHING)
      for (let other = at + 2; other <= at + MAX_GAP && other < to; other++)
        if (kinds[other] !== NOTHING) names.add(`near ${kind} + ${kinds[other]}`);
    const isSum = amounts[at] === 'currency' || amounts[at] === 'bare';
    if (isSum)
      for (let other = Math.max(from, at - AROUND_SUM); other <= at + AROUND_SUM && other < to; other++) {
        if (other === at) continue;
        const side = other < at ? 'before sum' : 'after sum';
        names.add(`${side} ${words[other]}`);
        names.add(`${side} a ${kinds[other]}`);
      }
    if (isSum || has(mark, CENTRES)) isCentre = true;
    if (amounts[at] === 'currency' || (has(mark, MONEY) && denied[at] === 0) || isSoftPurpose(mark)) isMoney = true;
    if (amounts[at] === 'bare') hasFigure = true;
    if (has(mark, TOLD)) isTold = true;
  }
  return { names, from, to, line, isCentre, isMoney: isMoney || (hasFigure && isTold) };
}
