import { findPlace } from '../../../places/index.ts';
import { hasDevanagari, normaliseDevanagari, readAcronym, transliterate } from './devanagari.ts';
import { dictionary, type Entry, MAX_ENTRY_WORDS, normalisePhrase, strongStarts } from './dictionary.ts';
import { findSoundAlike } from './find-sound-alike.ts';
import { writeNumbers } from './hindi-number-words.ts';

/** The rest of a longer keyword stays as it is. */
const MAX_LENGTH = 300;
/** Words beyond these are not read as Hindi. */
const MAX_TOKENS = 32;
const MAX_PLACE_WORDS = 4;

const amount = String.raw`(?<![\p{L}\p{N},.])(\d[\d,.]{0,12} ?(?:k|हजार|हज़ार|hazaa?r|hajaa?r|thousand|लाख|lakhs?|saal|साल|वर्ष|years?)?)(?: ?(?:रुपये|रुपए|rupaye|rs))?`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Hindi puts these words after an amount, English before it. */
const comparisons: [RegExp, string][] = [
  [new RegExp(`${amount} (?:se|से) ${amount}(?: (?:tak|तक|ke bich|ke beech|के बीच)${end})?`, 'giu'), ' $1 to $2 '],
  [
    new RegExp(`${amount} (?:se|से) (?:z?jyaa?da|zyaa?da|adhik|upar|oopar|ज्यादा|ज़्यादा|अधिक|ऊपर|उपर)${end}`, 'giu'),
    ' above $1 ',
  ],
  [new RegExp(`${amount} (?:se|से) (?:kam|neeche|niche|कम|नीचे)${end}`, 'giu'), ' below $1 '],
  [new RegExp(`${amount} (?:tak|तक)${end}`, 'giu'), ' upto $1 '],
];

interface Token {
  text: string;
  phrase: string;
  /** Text between this token and the next one. */
  gap: string;
}

const chunks = /[\p{L}\p{M}\p{N}]+/gu;

function splitTokens(text: string): { before: string; tokens: Token[]; rest: string } {
  const all = [...text.matchAll(chunks)];
  const tailIndex = all[MAX_TOKENS]?.index ?? text.length;
  const matches = all.slice(0, MAX_TOKENS);
  const tokens = matches.map((match, i) => {
    const next = matches[i + 1]?.index ?? tailIndex;
    const gap = text.slice(match.index + match[0].length, next);
    return { text: match[0], phrase: normalisePhrase(match[0]), gap };
  });
  return { before: text.slice(0, matches[0]?.index ?? text.length), tokens, rest: text.slice(tailIndex) };
}

/** Number of tokens from `start` that only spaces and hyphens separate. */
function countJoined(tokens: Token[], start: number, limit: number): number {
  let count = 1;
  while (count < limit && start + count < tokens.length && /^[ -]$/.test(tokens[start + count - 1]?.gap ?? '')) count++;
  return count;
}

const joinPhrases = (tokens: Token[]): string => tokens.map(({ phrase }) => phrase).join(' ');

/** The longest phrase of the dictionary at `start`. */
function findEntry(tokens: Token[], start: number): { entry: Entry; length: number } | undefined {
  for (let length = countJoined(tokens, start, MAX_ENTRY_WORDS); length > 0; length--) {
    const entry = dictionary.get(joinPhrases(tokens.slice(start, start + length)));
    if (entry) return { entry, length };
  }
  return undefined;
}

/** The longest place at `start`; in Latin letters of several words only, as those need no translation. */
function findPlaceAt(tokens: Token[], start: number): { name: string; length: number } | undefined {
  const isHindi = hasDevanagari(tokens[start]?.text ?? '');
  for (let length = countJoined(tokens, start, MAX_PLACE_WORDS); length > (isHindi ? 0 : 1); length--) {
    const words = tokens.slice(start, start + length);
    const place =
      findPlace(words.map(({ text }) => text).join(' ')) ?? (isHindi ? findPlace(joinPhrases(words)) : undefined);
    if (place && place.kind !== 'remote')
      return { name: isHindi ? place.name : words.map(({ text }) => text).join(' '), length };
  }
  return undefined;
}

/** A place of one word before 'mein', which is how Hindi says that an ambiguous name is a place: 'anand mein'. */
function findPlaceBeforeIn(tokens: Token[], start: number): { name: string; length: number } | undefined {
  const name = tokens[start]?.text ?? '';
  if (!locatives.has(tokens[start + 1]?.phrase ?? '') || hasDevanagari(name)) return undefined;
  return findPlace(name) ? { name, length: 1 } : undefined;
}

/** Endings of inflected nouns: 'ड्राइवरों', 'अध्यापकों'. */
const endings = /(?:ों|ियों|ियां|ें|ो)$/u;

function translateUnknown(phrase: string, isPlace: boolean): string {
  const bare = phrase.replace(endings, '');
  const stem = dictionary.get(bare) ?? dictionary.get(phrase.replace(endings, 'ी'));
  const english = stem?.english || readAcronym(phrase) || findSoundAlike(phrase, isPlace);
  return english ?? findSoundAlike(bare, isPlace) ?? transliterate(phrase);
}

const hasStrongWord = (tokens: Token[]): boolean => {
  for (const [i, { phrase }] of tokens.entries()) {
    if (!strongStarts.has(phrase)) continue;
    const found = findEntry(tokens, i);
    if (found && !found.entry.isWeak) return true;
  }
  return false;
};

const locatives = new Set(['में', 'मे', 'mein', 'me', 'mei', 'mai', 'main', 'madhe', 'madhye', 'मध्ये']);

function translateTokens(tokens: Token[]): string {
  let text = '';
  for (let i = 0; i < tokens.length; ) {
    const place = findPlaceAt(tokens, i) ?? findPlaceBeforeIn(tokens, i);
    const found = findEntry(tokens, i);
    const token = tokens[i] as Token;
    let length = 1;
    let english = hasDevanagari(token.text) ? undefined : token.text;
    if (place && place.length >= (found?.length ?? 0)) ({ name: english, length } = place);
    else if (found) {
      length = found.length;
      english = found.entry.english;
    }
    const gap = tokens[i + length - 1]?.gap ?? '';
    const isBeforeIn = locatives.has(tokens[i + length]?.phrase ?? '');
    english ??= translateUnknown(token.phrase, isBeforeIn);
    const isIn = isBeforeIn && (place?.length === length || (!found && findPlace(english) !== undefined));
    text += (isIn ? 'in ' : '') + english + gap;
    i += isIn ? length + 1 : length;
  }
  return text;
}

/** 'monthly 20000' is written '20000 monthly'. */
const orderPeriod = (text: string): string =>
  text.replace(/(?<!\p{L})(monthly|daily|weekly) (\d[\d,]{2,9}k?)(?!\d)/gu, '$2 $1');

/**
 * Translates the Hindi of a keyword, in Devanagari or Latin letters, to the usual English job words: 'delhi में driver की
 * नौकरी' gives 'in delhi driver job'. Postpositions and auxiliary verbs are dropped. English words in Devanagari become
 * English, names of places their English names, other Devanagari words Latin letters. A keyword without Hindi is returned
 * unchanged; words such as "me" and "par" count as Hindi only beside others. Never throws.
 */
export function translateKeyword(keyword: string): string {
  const start = keyword.slice(0, MAX_LENGTH);
  const isDevanagari = hasDevanagari(start);
  const spaced = normaliseSpaces(isDevanagari ? normaliseDevanagari(start) : start);
  const compared = comparisons.reduce(
    (text, [pattern, english]) => text.replace(pattern, english),
    writeNumbers(spaced),
  );
  const { before, tokens, rest } = splitTokens(normaliseSpaces(compared));
  if (!isDevanagari && compared === spaced && !hasStrongWord(tokens)) return keyword;
  return `${normaliseSpaces(orderPeriod(before + translateTokens(tokens)))}${rest}${keyword.slice(MAX_LENGTH)}`.trim();
}

const normaliseSpaces = (text: string): string => text.replace(/\s+/g, ' ');
