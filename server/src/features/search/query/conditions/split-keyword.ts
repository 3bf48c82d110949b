import { englishNumberWords } from '../../../../lib/text/english-number-words.ts';
import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { foldText } from '../../../../lib/text/fold-text.ts';
import { toAsciiDigits } from '../../../../lib/text/to-ascii-digits.ts';

/** A word or number of a typed keyword, with its position. */
export interface Token {
  /** As typed. */
  raw: string;
  /** Case folded, without apostrophes; the digits of a number without separators. */
  text: string;
  /** `text` with its plural folded. Qualifications that are ordinary words in lower case (BE, BED) end in `*`. */
  stem: string;
  /** The number, if it is one. */
  value?: number | undefined;
  /** Offsets in the keyword. */
  start: number;
  end: number;
  /** What was typed between the previous token, or the start, and this one. */
  gap: string;
  /** Whether a minus sign excludes it: directly before it, after a space or at the start. */
  isNegated: boolean;
}

/** Tokens beyond these are not read. A keyword has at most 100 characters (contract). */
const MAX_TOKENS = 48;
/** Longer tokens are cut before folding. */
const MAX_TOKEN_LENGTH = 60;

/** In this order: w/o, 10+2 and +2, ordinals, rs before a number, numbers, words. */
const tokens =
  /(?<![\p{L}\p{N}])w\/o(?!\p{L})|(?<!\p{N})10\s?\+\s?2(?![\p{L}\p{N}])|(?<![^\s,(])\+2(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])\p{Nd}{1,2}(?:st|nd|rd|th|vin?)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:rs|inr)(?=\p{Nd})|\p{Nd}+(?:,\p{Nd}{2,3})*(?:\.\p{Nd}+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/giu;

/** Number words, English and Hindi; they count only where a unit follows. */
const numberWords: Readonly<Record<string, number>> = {
  ...englishNumberWords,
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    ek: 1,
    do: 2,
    teen: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    che: 6,
  },
  ...{
    saat: 7,
    aath: 8,
    nau: 9,
    das: 10,
    barah: 12,
    pandrah: 15,
    bees: 20,
    pachees: 25,
    pachis: 25,
    tees: 30,
    pachas: 50,
  },
};

/** Their s is not a plural: a BHMS is not a BHM. */
const unfolded = new Set(['bhms', 'bams', 'bums']);

const capitalDegrees = new Set(['BE', 'BED', 'BEd', 'ME']);

function createToken(raw: string, start: number, end: number, keyword: string): Token {
  const gap = keyword.slice(end, start);
  const text = toAsciiDigits(foldText(raw.slice(0, MAX_TOKEN_LENGTH)).replace(/['’\s]/g, ''));
  const digits = text.replaceAll(',', '');
  const value = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
  const named = Object.hasOwn(numberWords, text) ? numberWords[text] : undefined;
  const sign = end === 0 ? /(?:^|[\s(])[-−]["“.]?$/ : /[\s(][-−]["“.]?$/;
  return {
    raw,
    text: value === undefined ? text : digits,
    stem: value !== undefined ? digits : unfolded.has(text) ? text : foldPlural(text),
    ...((value ?? named) !== undefined && { value: value ?? named }),
    start,
    end: start + raw.length,
    gap,
    isNegated: value === undefined && sign.test(gap.slice(-3)) && (gap.length > 3 || sign.test(gap)),
  };
}

/** Tokeniser of conditions, which keeps numbers, signs and positions. Reads at most 48 tokens; never throws. */
export function splitKeyword(keyword: string): Token[] {
  const read: Token[] = [];
  const hasSmallLetters = /\p{Ll}/u.test(keyword);
  for (const { 0: raw, index } of keyword.matchAll(tokens)) {
    if (read.length === MAX_TOKENS) break;
    const token = createToken(raw, index, read.at(-1)?.end ?? 0, keyword);
    const isDegree = capitalDegrees.has(raw) && (hasSmallLetters || read.length === 0);
    read.push(isDegree ? { ...token, stem: `${token.text}*` } : token);
  }
  return read;
}

/** Whether a gap joins two words to one phrase: "part time", "part-time", "b.com", "p. a.". */
export const isJoined = (token: Token | undefined): boolean =>
  token !== undefined && !token.isNegated && /^\s{0,3}[-._–]?\s{0,3}$/.test(token.gap);

/** Whether a token begins another part of the keyword: after a comma, a bracket or a dash between spaces. */
export const isAfterBreak = (token: Token): boolean => /[,;|()\n]|\s[-–—]\s/.test(token.gap.slice(0, 20));

/** Whether a token at an index is any of some words. */
export const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token !== undefined && (words.has(token.text) || words.has(token.stem));
