import type { Db } from '../../../infra/database/connect.ts';
import { listSimilarWords, type SimilarWord } from '../engine/search.queries.ts';
import { editDistance } from './edit-distance.ts';
import { findAliases } from './find-aliases.ts';
import { foldPlural } from './fold-plural.ts';
import { knownWords } from './known-words.ts';
import { readKeyword, type Term } from './read-keyword.ts';
import { heardAs } from './sounds-like.ts';
import { askingWords } from './stop-words.ts';

/** Shorter words have too many neighbours, and most are abbreviations. */
const SHORTEST_MENDED = 4;
const TWO_MISTAKES_FROM = 7;
/** A word this rare may itself be a misspelling, when another one is this many times as frequent. */
const RARE = 5;
const TIMES_AS_FREQUENT = 10;
const CANDIDATES = 60;
/** A word with one mistake more is preferred when it is this many times as frequent: many vacancies are misspelt too. */
const WORTH_A_MISTAKE = 100;

/** Only so many words of a keyword are mended. */
const MOST_MENDED = 6;

/** What is known is no misspelling of something else: neither SDET for SDE, nor sailor for tailor. */
const canBeMended = ({ text, places }: Term): boolean =>
  places.length === 0 &&
  text.length >= SHORTEST_MENDED &&
  /^\p{L}+$/u.test(text) &&
  findAliases([foldPlural(text)]).length === 0 &&
  !knownWords.has(foldPlural(text));

/** Typing mistakes between two words; what sounds alike counts as one however it is written. */
const mistakes = (typed: string, word: string, most: number): number =>
  Math.min(editDistance(typed, word, most), 1 + editDistance(heardAs(typed), heardAs(word), most));

const unlikeliness = ({ distance, live_count }: SimilarWord & { distance: number }): number =>
  distance - Math.log(live_count) / Math.log(WORTH_A_MISTAKE);

/** The word most likely meant instead of one that is unknown or rare; nothing when it is well known or like no other. */
function pickIntended(typed: string, similar: SimilarWord[]): string | undefined {
  const most = typed.length >= TWO_MISTAKES_FROM ? 2 : 1;
  // People seldom mistype the first letter, but they may swap the first two.
  const heard = heardAs(typed);
  const startsAlike = ({ word }: SimilarWord) =>
    heardAs(word)[0] === heard[0] || (word[0] === typed[1] && word[1] === typed[0]);
  const itself = similar.filter(({ word }) => foldPlural(word) === foldPlural(typed));
  const occurs = itself.reduce((sum, { live_count }) => sum + live_count, 0);
  if (occurs >= RARE) return undefined;
  return similar
    .filter((other) => !itself.includes(other) && other.live_count > occurs * TIMES_AS_FREQUENT)
    .filter((other) => startsAlike(other) && !askingWords.has(other.word))
    .map((other) => ({ ...other, distance: mistakes(typed, other.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => unlikeliness(a) - unlikeliness(b) || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** Terms with a second reading of misspelt words; nothing when none was found. */
export interface Mended {
  terms: Term[];
  /** The keyword as it was read, without the words that only ask. */
  searchedFor: string;
}

/**
 * Looks for words of titles, skills, companies and places that differ from an unknown or rare word of the keyword by one
 * typing mistake (two from seven letters) or sound like it, and adds them as another way to meet the term.
 */
export async function mendTerms(db: Db, terms: Term[]): Promise<Mended | undefined> {
  const typed = terms
    .filter(canBeMended)
    .map(({ text }) => text)
    .slice(0, MOST_MENDED);
  if (typed.length === 0) return undefined;
  const similar = await listSimilarWords(db, typed, CANDIDATES);
  const found = new Map(
    typed.map((text) => [
      text,
      pickIntended(
        text,
        similar.filter((row) => row.typed === text),
      ),
    ]),
  );
  const intended = terms.map(({ text }) => found.get(text));
  if (intended.every((word) => word === undefined)) return undefined;
  const mended = terms.map((term, i) => {
    const other = intended[i] ? readKeyword(intended[i])[0] : undefined;
    return other ? { ...term, phrases: [...term.phrases, ...other.phrases], places: other.places } : term;
  });
  return { terms: mended, searchedFor: terms.map((term, i) => intended[i] ?? term.text).join(' ') };
}
