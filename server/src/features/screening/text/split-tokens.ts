import { findBrokenHindi } from './find-broken-hindi.ts';
import type { FoldedText } from './fold-characters.ts';
import { leetLetters, readDisguisedAmount } from './look-alikes.ts';
import { hasOtherScript, romaniseScript } from './romanise-scripts.ts';

/** A word or number of a folded text. */
export interface Token {
  text: string;
  /** Range in the folded text. */
  start: number;
  end: number;
  /** Number of the sentence or line that it is in, from 0. */
  sentence: number;
  isNumber: boolean;
  /** Signs before it that are not words: '₹', ',', ':', '/'. */
  before: string;
}

const number = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+\.\d+|\d+(?![\d\p{L}\p{M}@$!|])`;
/** Amounts in groups with letters for digits: 'l,499', '1,5oo'. */
const disguised = String.raw`(?=[lios,]{0,8}\d)[\dlisz][\dlios]{0,2}(?:,[\dlios]{2,3})+(?![\p{L}\p{M}\p{N}])`;
const word = String.raw`[$@€]?[\p{L}\p{M}\p{N}]+(?:[@$!|'€¢]{1,2}[\p{L}\p{M}\p{N}]+)*[$€]?`;
const piece = new RegExp(String.raw`${number}|${disguised}|${word}|\n|\S`, 'gu');
/** Letters or digits written one by one: 'f e e', 'r.e.g.i.s.t.r.a.t.i.o.n', 'r-s'; each with one sign between. */
const spelled =
  /(?<![a-z0-9])[a-z]([ .\-_*~'/+|,])[a-z](?:\1[a-z]){1,60}(?![a-z0-9])|(?<![a-z0-9])\d(?:[ .\-_*~'][0-9]){2,20}(?![a-z0-9])/g;
const abbreviations = new Set(
  'rs no nos mr ms mrs dr st sr jr reg regn approx min max inr co ltd pvt dept amt adv ie eg etc vs'.split(' '),
);
const sentenceEnds = new Set(['\n', '!', '?', ';', '।', '•', '|', '·', '►', '✓', '✔', '➤', '*', '●', '▪', '→', '॥']);

/** Reads a word that has digits or signs for letters; undefined when that gives no word that is known. */
export type ReadDisguised = (word: string) => string | undefined;

/** The plain spelling of a word with digits and signs in place of letters: both readings of '1' and '!'. */
export function plainSpellings(disguised: string): string[] {
  const plain = [...disguised].map((letter) => leetLetters[letter] ?? letter).join('');
  const withL = [...disguised]
    .map((letter) => (letter === '1' || letter === '!' ? 'l' : (leetLetters[letter] ?? letter)))
    .join('');
  return plain === withL ? [plain] : [plain, withL];
}

const byStart = (a: { start: number }, b: { start: number }): number => a.start - b.start;
const digits = /^\d+$/;
const parts = /\d+|[^\d@$!|€¢]+/g;
const isRupee = /^(?:rs|inr|rupees?|rupaye)$/;

/** Splits folded text into words and numbers, with sentence boundaries. Linear in the length. */
export function splitTokens({ folded }: Pick<FoldedText, 'folded'>, readDisguised: ReadDisguised): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let before = '';
  const isRomanised = hasOtherScript(folded);
  const add = (text: string, start: number, end: number, isNumber: boolean) => {
    tokens.push({ text: isRomanised ? romaniseScript(text) : text, start, end, sentence, isNumber, before });
    before = '';
  };
  /** Letters that can only be digits: 'Rs SOO'. */
  const isAfterCurrency = (text: string): boolean =>
    text.endsWith('oo') &&
    (before.includes('₹') || (tokens.at(-1)?.sentence === sentence && isRupee.test(tokens.at(-1)?.text ?? '')));
  const readPlain = (from: number, to: number) => {
    for (const match of folded.slice(from, to).matchAll(piece)) {
      const [text] = match;
      const start = from + match.index;
      const end = start + text.length;
      const first = text.charCodeAt(0);
      const isWord = /[\p{L}\p{M}\p{N}]/u.test(text);
      if (!isWord) {
        before += text;
        if (sentenceEnds.has(text)) sentence += 1;
        else if (text === '.' && endsSentence(folded, end, tokens.at(-1))) sentence += 1;
        continue;
      }
      if (first >= 48 && first <= 57 && /^[\d.,]+$/.test(text)) add(text.replaceAll(',', ''), start, end, true);
      else if (/[\d@$!|€¢]/.test(text) || isAfterCurrency(text)) {
        const plain = /[a-z]/.test(text) ? readDisguised(text) : undefined;
        const amount = plain === undefined ? readDisguisedAmount(text) : undefined;
        if (plain !== undefined) add(plain, start, end, false);
        else if (amount !== undefined) add(amount, start, end, true);
        else
          for (const part of text.matchAll(parts)) {
            const at = start + part.index;
            add(part[0], at, at + part[0].length, digits.test(part[0]));
          }
      } else add(text, start, end, false);
    }
  };
  const runs = [...folded.matchAll(spelled)].map(({ 0: run, index: start }) => ({
    start,
    end: start + run.length,
    word: run.replace(/[^a-z0-9]/g, ''),
  }));
  const broken = findBrokenHindi(folded, (letters) => readDisguised(letters) !== undefined);
  let at = 0;
  for (const { start, end, word: letters } of broken.length > 0 ? [...runs, ...broken].sort(byStart) : runs) {
    readPlain(at, start);
    at = end;
    add(letters, start, end, digits.test(letters));
  }
  readPlain(at, folded.length);
  return tokens;
}

/** Whether a full stop ends a sentence; not after 'Rs.' and within '2.5' or 'example.com'. */
function endsSentence(folded: string, next: number, last: Token | undefined): boolean {
  if (last && abbreviations.has(last.text) && last.end === next - 1) return false;
  return (
    next >= folded.length ||
    !/[a-z0-9]/.test(folded[next] ?? '') ||
    /[a-z\u0900-\u097f]{3}\.[a-z]{3}/.test(folded.slice(next - 4, next + 3))
  );
}
