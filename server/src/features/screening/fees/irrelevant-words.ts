import { rememberWords } from '../../../lib/text/remember-words.ts';
import { isSoftPurpose } from '../wording/sentence-features.ts';
import { mayNamePayment } from '../wording/word-classes.ts';
import { priceTags } from './amounts/price-tags.ts';
import { beginsDigits } from './amounts/read-number-words.ts';
import { Concept } from './concepts.ts';
import {
  beginsKeyword,
  exactMeaningOf,
  type Meaning,
  mayBeKeyword,
  meaningOf,
  phrasesOf,
  splitJoined,
} from './lexicon.ts';
import { findFullSpelling } from './short-spellings.ts';
import { mayHint } from './statements/find-bribes.ts';
import { isOriginal } from './statements/find-kept-documents.ts';
import { isMiddleman } from './statements/find-pay-cuts.ts';
import { takesShare } from './statements/find-salary-share.ts';

const { demand, fee, money, currency, count, multiple, unit } = Concept;
/** Without one of these, or a sum, also of pay, there is no demand: see `scoreEvidence` and `readPassages`. */
const NEEDED = demand | fee | money;

/** Whether a line with a word of this meaning may contain a demand. */
export const isNeeded = (meaning: Meaning): boolean => (meaning.concepts & NEEDED) !== 0 || isSoftPurpose(meaning);

/** Whether a meaning belongs neither to a demand nor to a sum. */
const isIrrelevantMeaning = (meaning: Meaning): boolean =>
  !isNeeded(meaning) && (meaning.concepts & (currency | multiple)) === 0;

/** A word that alone does not make its line relevant, and the neighbours with which it does. */
interface IrrelevantWord {
  /** Words with which it may begin a relevant phrase. */
  phraseWith: ReadonlySet<string>;
  /** It may be the beginning of a word of a demand: 'regis tration'. */
  beginsKeyword: boolean;
  /** It may be a digit of a number in words. */
  isCount: boolean;
  /** It is what a figure before it counts: '120 years'. */
  isUnit: boolean;
  /** Words with which it begins a phrase that counts nothing: 'people ready'. */
  noUnitWith: ReadonlySet<string>;
}

function readIrrelevantWord(word: string): IrrelevantWord | undefined {
  const meaning = meaningOf(word);
  if (findFullSpelling(word) !== undefined) return undefined;
  if (
    !isIrrelevantMeaning(meaning) ||
    takesShare(word) ||
    isOriginal(word) ||
    isMiddleman(word) ||
    mayHint(word) ||
    mayNamePayment(word) ||
    priceTags.has(word) ||
    beginsDigits(word)
  )
    return undefined;
  if (meaning.concepts === 0 && splitJoined(word) !== undefined) return undefined;
  const phrases = phrasesOf(word);
  const relevant = phrases.filter((phrase) => !isIrrelevantMeaning(phrase));
  return {
    phraseWith: new Set(relevant.map(({ words }) => words[1] ?? '')),
    beginsKeyword: beginsKeyword(word),
    isCount: (meaning.concepts & count) !== 0,
    isUnit: (meaning.concepts & unit) !== 0,
    noUnitWith: new Set(phrases.filter((phrase) => (phrase.concepts & unit) === 0).map(({ words }) => words[1] ?? '')),
  };
}

const MAX_KNOWN = 20_000;
const findIrrelevantWord = rememberWords(readIrrelevantWord, MAX_KNOWN);

const MAX_COUNT = 19;
/** Figures that are not a sum without a word or sign of money: counts and years; see `readAmount`. */
function isIrrelevantFigure(written: string): boolean {
  const digits = written.replaceAll(',', '');
  const value = Number(digits);
  const isYear = value >= 1_900 && value <= 2_100 && value % 50 !== 0 && value !== 1_999;
  return ((value > 0 && value <= MAX_COUNT) || isYear) && isIrrelevantMeaning(exactMeaningOf(digits));
}

/** Whether two words may be a relevant phrase, or a relevant word that is broken in two. */
const mayJoin = (first: string, { phraseWith, beginsKeyword: begins }: IrrelevantWord, second: string): boolean =>
  phraseWith.has(second) || (begins && mayBeKeyword(first + second));

/**
 * Where a sign may stand for a letter or a digit, be within a word or number, or make a number a sum: 'f@e', '5oo', 'l,499',
 * '12/-'. Also every sign that is not plain.
 */
const irregular =
  /[^a-z\d\s"#%&'()*+,./:;<=>?[\\\]^_`{}~-]|[a-z]\d|\d[a-z]|(?<![a-z])'|'(?![a-z])|'[a-z]+'|[a-z],[\dlios]|\d,[lios]|\d\.[\dlios]|\d\s*\/\s*-/;
/** '3rd floor'; not '44th', which may be a word. */
const ordinal = /(?<![\da-z,])(?:1st|2nd|3rd|[4-9]th|1\dth)(?![a-z\d])/g;
/** A comma beside a digit that is not between the groups of one number: '1,200 people' has none. */
const irregularGroup = /(?<!(?<![\d,])\d{1,3}),\d|\d,(?!\d{2,3}(?![\d,a-z]))\d/;
const piece = /[a-z']+|\d+(?:,\d+)?/g;
/** Letters, digits or words for digits, one by one, that may be a word or a number: 'f e e', 'nine double zero'. */
const MIN_SPELLED = 3;

/**
 * Whether all words and figures of a line are irrelevant, so that it can contain no demand. False for many lines that
 * can contain none either: it only saves reading most lines as a whole.
 */
export function hasOnlyIrrelevantWords(line: string): boolean {
  if (irregularGroup.test(line) || (irregular.test(line) && irregular.test(line.replace(ordinal, '')))) return false;
  let spelled = 0;
  let before = '';
  let irrelevant: IrrelevantWord | undefined;
  let end = 0;
  /** Whether the figure before is a sum unless a unit follows. */
  let needsUnit = false;
  /** Whether what counts the figure before may begin a phrase that does not. */
  let unit: IrrelevantWord | undefined;
  for (const text of line.match(piece) ?? []) {
    const start = line.indexOf(text, end);
    const isFigure = text < 'a';
    if (irrelevant && mayJoin(before, irrelevant, text)) return false;
    irrelevant = isFigure ? undefined : findIrrelevantWord(text);
    if (!isFigure && !irrelevant) return false;
    if (unit?.noUnitWith.has(text)) return false;
    unit = needsUnit ? irrelevant : undefined;
    if (needsUnit && !(irrelevant?.isUnit && start === end + 1 && line[end] === ' ')) return false;
    needsUnit = isFigure && !isIrrelevantFigure(text);
    spelled = text.length === 1 || irrelevant?.isCount ? spelled + 1 : 0;
    if (spelled >= MIN_SPELLED) return false;
    before = text;
    end = start + text.length;
  }
  return !needsUnit;
}
