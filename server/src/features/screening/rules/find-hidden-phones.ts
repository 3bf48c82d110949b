import { rememberWords } from '../../../lib/text/remember-words.ts';
import { countOf } from '../fees/amounts/number-words.ts';
import { foldCharacters, foldedWords } from '../text/fold-characters.ts';

/** An obfuscated phone number: its digits, and its range in the folded text. */
export interface HiddenPhone {
  value: string;
  start: number;
  end: number;
}

/** Digits that belong together, as figures, in words, or with letters that look like digits. */
interface Group {
  digits: string;
  start: number;
  end: number;
  isWord: boolean;
  hasLetters: boolean;
  /** What is between it and the group before: nothing but signs, known fillers, or other words. */
  after: 'signs' | 'list' | 'filler' | 'words';
}

const DIGITS = 10;
const letterDigits: Readonly<Record<string, string>> = {
  o: '0',
  q: '9',
  l: '1',
  i: '1',
  z: '2',
  s: '5',
  b: '8',
  g: '9',
  '|': '1',
};
const repeats: Readonly<Record<string, number>> = { double: 2, dabal: 2, triple: 3, tripal: 3 };
/** Words that people write between the parts of a number, or for the signs between them. */
const fillers = foldedWords(
  `then and aur phir fir ke baad followed by next dot dash hyphen space bracket slash star plus uske iske tab or no number
  digit digits se to और फिर के बाद`,
);
/** Digits with letters that look like digits, 'ninety eight', or a word. */
const token =
  /[\dolizsbgq|]*\d[\dolizsbgq|]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)(?![\p{L}\p{M}])|[\p{L}\p{M}]+/gu;
/** Words that announce a phone number. */
const calls =
  /(?:call|phone|mob|mobile|whats ?app|contact|numbers?|dial|ping|sms|msg|message|reach|ring|baat kar\S{0,3}|sampark|संपर्क|फोन|कोल|नंबर|बात)/;
const WITHIN_CALL = 60;
const MAX_WORDS_BETWEEN = 2;
const MAX_GAP = 40;

const readDigitWord = (words: string): string | undefined => {
  const counts = words.split(/[ -]/).map(countOf);
  return counts.includes(undefined) ? undefined : String(counts.reduce((sum: number, count) => sum + (count ?? 0), 0));
};
const MAX_KNOWN = 10_000;
const digitWord = rememberWords(readDigitWord, MAX_KNOWN);

const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|shunya|ek|do|teen|char|chaar|paanch|panch|che|chhe|chah|saat|aath|nau';
const hindiDigitWords = foldCharacters('शून्य|एक|दो|तीन|चार|पांच|छह|छे|सात|आठ|नौ').folded;
/** A text without any of these has no hidden number: two digits in words in a row, or a first part with digits soon after it. */
const wordPair = new RegExp(String.raw`\b(?:${digitWords})[ ,./()-]{1,3}(?:\d|(?:${digitWords})\b)`);
const hindi = /[\u0900-\u097f]/;
const hindiPair = new RegExp(String.raw`(?:${hindiDigitWords})[ ,./()-]{1,3}(?:\d|${hindiDigitWords})`);
const split = /(?<![\d.,₹])(?:[6-9]|\b[bg](?=\d))[\dolizsbgq|]{1,8}(?:[\dolizsbgq|]|[^\d]{1,40}[\dolizsbgq|]{2})/;
const mayHide = (folded: string): boolean =>
  split.test(folded) || wordPair.test(folded) || (hindi.test(folded) && hindiPair.test(folded));

/** Joins the parts of a number as they were written, from the newest part back: with 91 or 0 before it, or without. */
function joinGroups(groups: readonly Group[]): { from: number; value: string } | undefined {
  let digits = '';
  for (let from = groups.length - 1; from >= 0; from--) {
    digits = (groups[from] as Group).digits + digits;
    if (digits.length === DIGITS && /^[6-9]/.test(digits)) return { from, value: digits };
    if (digits.length > DIGITS + 2) return undefined;
    const plain = digits.replace(/^(?:91|0)(?=[6-9])/, '');
    if (digits.length > DIGITS && plain.length === DIGITS) return { from, value: plain };
  }
  return undefined;
}

/** Whether parts are divided as numbers are: '98200 41537', '982 004 1537', and not as times, years or lists are. */
function isDivided(groups: readonly Group[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length);
  return lengths.every((length) => length === 1) || (lengths.length <= 5 && lengths.every((length) => length >= 2));
}

const isHidden = (groups: readonly Group[], text: string): boolean => {
  const first = groups[0] as Group;
  if (groups.filter(({ isWord }) => isWord).length >= 3) return true;
  const between = new Set(groups.slice(1).map(({ after }) => after));
  const isCalled = calls.test(text.slice(Math.max(0, first.start - WITHIN_CALL), first.start));
  if (groups.some(({ isWord }) => isWord)) return isCalled;
  if (!isDivided(groups)) return false;
  const isHalved = groups.length === 2 && groups.every(({ digits }) => digits.length === 5);
  if (between.has('words') || between.has('list')) return isCalled;
  if (between.has('filler')) return isHalved || isCalled;
  if (groups.some(({ hasLetters }) => hasLetters)) return isCalled || isHalved;
  return groups.length > 1 && (isHalved || isCalled);
};

/** Reads a word as digits; 'double' waits for the next. */
function readWord(text: string, times: number): string | undefined {
  if (/\d/.test(text)) return [...text].map((letter) => letterDigits[letter] ?? letter).join('');
  return digitWord(text)?.repeat(times);
}

const kindOfGap = (signs: string, words: readonly string[]): Group['after'] => {
  if (words.some((word) => !fillers.has(word))) return 'words';
  if (words.length > 0) return 'filler';
  return /[,:;\n₹]/.test(signs) ? 'list' : 'signs';
};

/**
 * Finds phone numbers whose digits are split by signs or words, written in words, or with letters that look like digits.
 * Linear in the length: of each part only the few before it are read.
 */
export function findHiddenPhones(folded: string): HiddenPhone[] {
  if (!mayHide(folded)) return [];
  const found: HiddenPhone[] = [];
  let groups: Group[] = [];
  let words: string[] = [];
  let times = 1;
  for (const match of folded.matchAll(token)) {
    const [text] = match;
    const start = match.index;
    const digits = readWord(text, times);
    if (digits === undefined || digits.length > DIGITS + 2) {
      times = repeats[text] ?? 1;
      if (times === 1) words.push(text);
      if (words.length > MAX_WORDS_BETWEEN + 1) groups = [];
      continue;
    }
    times = 1;
    const before = groups.at(-1);
    const gap = before ? folded.slice(before.end, start) : '';
    const after = kindOfGap(gap, words);
    if (gap.length > MAX_GAP || words.filter((word) => !fillers.has(word)).length > MAX_WORDS_BETWEEN) groups = [];
    words = [];
    const hasLetters = /\d/.test(text) && /\D/.test(text);
    groups.push({ digits, start, end: start + text.length, isWord: !/\d/.test(text), hasLetters, after });
    if (groups.length > DIGITS + 2) groups.shift();
    const joined = joinGroups(groups);
    if (!joined) continue;
    const parts = groups.slice(joined.from);
    if (!isHidden(parts, folded)) continue;
    found.push({ value: joined.value, start: (parts[0] as Group).start, end: start + text.length });
    groups = [];
  }
  return found;
}
