import type { Db } from '../../../../infra/database/connect.ts';
import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { findQueryOccupations } from '../../occupations/index.ts';
import { findAliases } from '../find-aliases.ts';
import { findWork } from '../find-work.ts';
import { listSoundAlikeWork } from '../hindi/find-sound-alike.ts';
import { knownWords } from '../known-words.ts';
import { type ParsedKeyword, readKeyword, type Term } from '../read-keyword.ts';
import { queryFillerWords } from '../stop-words.ts';
import { isPersonNoun } from '../work-nouns.ts';
import { editDistance } from './edit-distance.ts';
import { phoneticKey } from './phonetic-key.ts';
import { listSimilarWords, type SimilarWord } from './similar-words.queries.ts';

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
/** Words of work that one word may spell by its sound. */
const MAX_SOUND_ALIKE = 5;
/** Longer words are not corrected; comparing their trigrams with those of the vocabulary is costly. */
const MAX_LENGTH = 30;
/** Only the first words of a keyword are corrected. */
const MAX_CORRECTED = 6;

/** Whether a word alone is the name of people by their work. */
const namesWorkAlone = (word: string): boolean => isPersonNoun(word) && findQueryOccupations([word]).length > 0;

/** Known words are never taken for misspellings of others, such as SDET of SDE, or sailor of tailor. */
const isCorrectable = ({ text, places, company }: Term): boolean =>
  places.length === 0 &&
  company === undefined &&
  text.length >= MIN_LENGTH &&
  text.length <= MAX_LENGTH &&
  /^\p{L}+$/u.test(text) &&
  findAliases([foldPlural(text)]).length === 0 &&
  !knownWords.has(foldPlural(text)) &&
  !namesWorkAlone(foldPlural(text));

/** Typing mistakes between two words; different spellings of the same sound count as one mistake. */
const countMistakes = (typed: string, word: string, max: number): number =>
  Math.min(editDistance(typed, word, max), 1 + editDistance(phoneticKey(typed), phoneticKey(word), max));

/** Rank of a candidate, lower is better: mistakes, less the logarithm of its frequency. */
const rankOf = ({ mistakes, live_count }: SimilarWord & { mistakes: number }): number =>
  mistakes - Math.log(live_count) / Math.log(FREQUENCY_PER_MISTAKE);

/** A correction of one mistake that names people by their work has this advantage where no other word names them. */
const ADVANTAGE_OF_WORK = 1;

/** What may be meant instead of a typed word. */
interface Correction {
  /** The most likely words, best first; without a doubt only if the typed word is rare. */
  words: string[];
  /** Live vacancies with the typed word. */
  occurrences: number;
  isRare: boolean;
}

/**
 * The words that may be meant instead of a typed one, which are much more frequent.
 * @param alike words of work that it spells by its sound, also those that no vacancy has
 * @param wantsWork whether no other word names work, so that the name of some work is more likely: "electrican" is an electrician
 */
function listCorrections(typed: string, known: SimilarWord[], alike: string[], wantsWork: boolean): Correction {
  const maxMistakes = typed.length >= MIN_LENGTH_TWO_MISTAKES ? 2 : 1;
  // The first letter is seldom mistyped, but the first two may be swapped.
  const key = phoneticKey(typed);
  const startsAlike = ({ word }: SimilarWord) =>
    phoneticKey(word)[0] === key[0] || (word[0] === typed[1] && word[1] === typed[0]);
  const unknown = alike.filter((word) => known.every((other) => other.word !== word));
  const similar = [...known, ...unknown.map((word) => ({ typed, word, live_count: 1 }))];
  const same = similar.filter(({ word }) => foldPlural(word) === foldPlural(typed));
  const occurrences = same.reduce((sum, { live_count }) => sum + live_count, 0);
  const words = similar
    .filter((other) => !same.includes(other) && other.live_count > occurrences * MIN_FREQUENCY_RATIO)
    .filter((other) => (alike.includes(other.word) || startsAlike(other)) && !queryFillerWords.has(other.word))
    .map((other) => ({
      ...other,
      mistakes: alike.includes(other.word) ? 1 : countMistakes(typed, other.word, maxMistakes),
    }))
    .filter(({ mistakes }) => mistakes <= maxMistakes)
    .map((other) => ({ ...other, rank: rankOf(other) - (wantsWork && isLikelyWork(other) ? ADVANTAGE_OF_WORK : 0) }))
    .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  return { words, occurrences, isRare: occurrences < MIN_OCCURRENCES };
}

/** Whether a candidate is one mistake away and names people by their work. */
const isLikelyWork = ({ word, mistakes }: { word: string; mistakes: number }): boolean =>
  mistakes === 1 && namesWorkAlone(foldPlural(word));

/** Number of words of the longest phrase around a word that names an occupation; 0 if none does. */
function sizeOfRole(words: string[], at: number): number {
  const around = findQueryOccupations(words).filter(({ from, length }) => from <= at && at < from + length);
  return Math.max(0, ...around.map(({ length }) => length));
}

/** Words that are tried in the phrase of an occupation. */
const TRIED_IN_PHRASE = 5;

/**
 * The word meant at a position: one that makes a longer name of an occupation of the words around it, even if the typed
 * word exists ("costumer care"); otherwise the most likely one, if the typed word is rare.
 */
function pickCorrection(words: string[], at: number, { words: likely, isRare }: Correction): string | undefined {
  const typed = sizeOfRole(words, at);
  const sizeWith = (word: string) => sizeOfRole(words.with(at, word), at);
  const inPhrase = likely.slice(0, TRIED_IN_PHRASE).find((word) => sizeWith(word) > Math.max(typed, 1));
  return inPhrase ?? (isRare ? likely[0] : undefined);
}

/**
 * Corrections of two rare words side by side that together name an occupation, where the likeliest of each name none: "vedio
 * editer" is a video editor.
 */
function correctTogether(words: string[], corrections: (Correction | undefined)[]): string[] {
  const corrected = [...words];
  for (let i = 0; i + 1 < corrected.length; i++) {
    const [one, other] = [corrections[i], corrections[i + 1]];
    if (!one?.isRare || !other?.isRare || sizeOfRole(corrected, i) > 1) continue;
    const pairs = one.words
      .slice(0, TRIED_IN_PHRASE)
      .flatMap((first) => other.words.slice(0, TRIED_IN_PHRASE).map((second) => [first, second] as const));
    const named = pairs.find((pair) =>
      findQueryOccupations([...pair]).some(({ from, length }) => from === 0 && length === 2),
    );
    if (named) corrected.splice(i, 2, ...named);
  }
  return corrected;
}

/** Parses corrected words again, so that phrases and roles are found as if they had been typed; places stay as they were. */
function readCorrected(terms: Term[], words: string[]): Term[] {
  const read: Term[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) read.push(...readKeyword(run.join(' ')));
    run = [];
  };
  for (const [i, term] of terms.entries()) {
    if (term.places.length === 0) run.push(...(term.isAlternative ? ['or'] : []), words[i] as string);
    else {
      endRun();
      read.push(term);
    }
  }
  endRun();
  return read;
}

/** A keyword with corrected words. */
export interface CorrectedKeyword {
  /** The corrected words as if they had been typed; a single word that occurs also matches as typed. */
  keyword: ParsedKeyword;
  /** The corrected keyword, without filler words. */
  searchedFor: string;
}

/**
 * Spell correction: finds words of titles, skills, companies and places that differ from an unknown or rare word of the
 * keyword by one typing mistake (two from seven letters on) or sound like it, and parses the keyword again with them.
 * @returns undefined when no word has a correction
 */
export async function correctSpelling(
  db: Db,
  { text, terms, conditions, notUsed, wishes }: ParsedKeyword,
): Promise<CorrectedKeyword | undefined> {
  const typed = [...new Set(terms.filter(isCorrectable).map(({ text }) => text))].slice(0, MAX_CORRECTED);
  if (typed.length === 0) return undefined;
  const alike = new Map(typed.map((text) => [text, listSoundAlikeWork(text).slice(0, MAX_SOUND_ALIKE)]));
  const looked = [...alike].flatMap(([text, words]) => words.map((word) => [text, word] as const));
  const similar = await listSimilarWords(db, typed, CANDIDATES, looked);
  const isNamed = (other: string) => other.split(' ').some((word) => isPersonNoun(foldPlural(word)));
  const corrections = new Map(
    typed.map((text) => {
      const rows = similar.filter((row) => row.typed === text);
      const wantsWork = terms.every((other) => other.text === text || !isNamed(other.text));
      return [text, listCorrections(text, rows, alike.get(text) ?? [], wantsWork)];
    }),
  );
  // First what is likely for each word alone, so that two misspelt words of one phrase are seen together.
  const perTerm = terms.map(({ text }) => corrections.get(text));
  const likely = correctTogether(
    terms.map(({ text }, i) => (perTerm[i]?.isRare ? perTerm[i].words[0] : undefined) ?? text),
    perTerm,
  );
  const words = terms.map((term, i) => {
    const correction = corrections.get(term.text);
    return (correction && pickCorrection(likely.with(i, term.text), i, correction)) ?? term.text;
  });
  const changed = new Set(words.filter((word, i) => word !== terms[i]?.text));
  if (changed.size === 0) return undefined;
  const { terms: corrected, roles } = findWork(readCorrected(terms, words));
  const withTyped = corrected.map((term, i) => {
    const before = terms.find((_, at) => words[at] === term.text && changed.has(term.text));
    const isInRole = roles.some(({ from, to }) => from <= i && i < to);
    const occurs = before !== undefined && (corrections.get(before.text)?.occurrences ?? 0) > 0;
    return occurs && !isInRole ? { ...term, phrases: [...term.phrases, ...before.phrases] } : term;
  });
  return {
    keyword: { text, terms: withTyped, roles, conditions, notUsed, ...(wishes && { wishes }) },
    searchedFor: [
      ...words.map((word, i) => (terms[i]?.isAlternative ? `or ${word}` : word)),
      ...conditions.map(({ text }) => text),
    ].join(' '),
  };
}
