import type { Db } from '../../../infra/database/connect.ts';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { editDistance } from './edit-distance.ts';
import { findAliases } from './find-aliases.ts';
import { knownWords } from './known-words.ts';
import { phoneticKey } from './phonetic-key.ts';
import { findRoles, type ParsedKeyword, readKeyword, type Term } from './read-keyword.ts';
import { listSimilarWords, type SimilarWord } from './similar-words.queries.ts';
import { queryFillerWords } from './stop-words.ts';

/** Shorter words have too many neighbours, and most are abbreviations. */
const MIN_LENGTH = 4;
/** From this length on two mistakes are corrected instead of one. */
const MIN_LENGTH_TWO_MISTAKES = 7;
/** A word in fewer vacancies than this may be misspelt … */
const MIN_OCCURRENCES = 5;
/** … if the correction is more than this many times as frequent. */
const MIN_FREQUENCY_RATIO = 10;
/** Similar words that are compared with each misspelt one. */
const CANDIDATES = 60;
/** A word at one mistake more wins if it is this many times as frequent, since vacancies are misspelt too. */
const FREQUENCY_PER_MISTAKE = 100;
/** Only the first words of a keyword are corrected. */
const MAX_CORRECTED = 6;

/** Known words are never taken for misspellings of others, such as SDET of SDE, or sailor of tailor. */
const isCorrectable = ({ text, places }: Term): boolean =>
  places.length === 0 &&
  text.length >= MIN_LENGTH &&
  /^\p{L}+$/u.test(text) &&
  findAliases([foldPlural(text)]).length === 0 &&
  !knownWords.has(foldPlural(text));

/** Typing mistakes between two words; different spellings of the same sound count as one mistake. */
const countMistakes = (typed: string, word: string, max: number): number =>
  Math.min(editDistance(typed, word, max), 1 + editDistance(phoneticKey(typed), phoneticKey(word), max));

/** Rank of a candidate, lower is better: mistakes, less the logarithm of its frequency. */
const rankOf = ({ mistakes, live_count }: SimilarWord & { mistakes: number }): number =>
  mistakes - Math.log(live_count) / Math.log(FREQUENCY_PER_MISTAKE);

/** The word most likely meant instead of a rare one; undefined when the typed word is frequent or nothing is close. */
function pickCorrection(typed: string, similar: SimilarWord[]): string | undefined {
  const maxMistakes = typed.length >= MIN_LENGTH_TWO_MISTAKES ? 2 : 1;
  // The first letter is seldom mistyped, but the first two may be swapped.
  const key = phoneticKey(typed);
  const startsAlike = ({ word }: SimilarWord) =>
    phoneticKey(word)[0] === key[0] || (word[0] === typed[1] && word[1] === typed[0]);
  const same = similar.filter(({ word }) => foldPlural(word) === foldPlural(typed));
  const occurrences = same.reduce((sum, { live_count }) => sum + live_count, 0);
  if (occurrences >= MIN_OCCURRENCES) return undefined;
  return similar
    .filter((other) => !same.includes(other) && other.live_count > occurrences * MIN_FREQUENCY_RATIO)
    .filter((other) => startsAlike(other) && !queryFillerWords.has(other.word))
    .map((other) => ({ ...other, mistakes: countMistakes(typed, other.word, maxMistakes) }))
    .filter(({ mistakes }) => mistakes <= maxMistakes)
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** A keyword with corrected words. */
export interface CorrectedKeyword {
  /** A corrected term also matches by what was typed; roles are those of the corrected words. */
  keyword: ParsedKeyword;
  /** The corrected keyword, without filler words. */
  searchedFor: string;
}

/**
 * Spell correction: finds words of titles, skills, companies and places that differ from an unknown or rare word of the
 * keyword by one typing mistake (two from seven letters on) or sound like it, and adds them to its term.
 * @returns undefined when no word has a correction
 */
export async function correctSpelling(
  db: Db,
  { text, terms, conditions }: ParsedKeyword,
): Promise<CorrectedKeyword | undefined> {
  const typed = terms
    .filter(isCorrectable)
    .map(({ text }) => text)
    .slice(0, MAX_CORRECTED);
  if (typed.length === 0) return undefined;
  const similar = await listSimilarWords(db, typed, CANDIDATES);
  const found = new Map(
    typed.map((text) => [
      text,
      pickCorrection(
        text,
        similar.filter((row) => row.typed === text),
      ),
    ]),
  );
  const corrections = terms.map(({ text }) => found.get(text));
  if (corrections.every((word) => word === undefined)) return undefined;
  const corrected = terms.map((term, i) => {
    const correction = corrections[i] ? readKeyword(corrections[i])[0] : undefined;
    return correction
      ? { ...term, phrases: [...term.phrases, ...correction.phrases], places: correction.places }
      : term;
  });
  const words = terms.map((term, i) => corrections[i] ?? term.text);
  const spelt = corrected.map((term, i) => ({ ...term, text: words[i] as string }));
  return {
    keyword: { text, terms: corrected, roles: findRoles(spelt), conditions },
    searchedFor: [...words, ...conditions.map(({ text }) => text)].join(' '),
  };
}
