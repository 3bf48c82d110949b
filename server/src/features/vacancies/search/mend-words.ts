import type { Db } from '../../../platform/database/connect.ts';
import { editDistance } from './edit-distance.ts';
import { foldPlural } from './fold-plural.ts';
import { readKeyword, type Term } from './read-keyword.ts';
import { listSimilarWords } from './search.queries.ts';

/** Shorter words have too many neighbours. */
const SHORTEST_MENDED = 3;
const TWO_MISTAKES_FROM = 7;
/** A word this rare may itself be a misspelling, when another one is this many times as frequent. */
const RARE = 5;
const TIMES_AS_FREQUENT = 10;
const CANDIDATES = 60;

async function findIntended(db: Db, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST_MENDED || !/^\p{L}+$/u.test(word)) return undefined;
  const most = word.length >= TWO_MISTAKES_FROM ? 2 : 1;
  const similar = await listSimilarWords(db, word, CANDIDATES);
  const itself = similar.filter((known) => foldPlural(known.word) === foldPlural(word));
  const occurs = itself.reduce((sum, known) => sum + known.live_count, 0);
  if (occurs >= RARE) return undefined;
  return similar
    .filter((known) => !itself.includes(known) && known.live_count > occurs * TIMES_AS_FREQUENT)
    .map((known) => ({ ...known, distance: editDistance(word, known.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.live_count - a.live_count)[0]?.word;
}

/** Terms with a second reading of misspelt words; nothing when none was found. */
export interface Mended {
  terms: Term[];
  /** The keyword as it was read, without the words that only ask. */
  searchedFor: string;
}

/**
 * Looks for words of titles, skills, companies and places that differ from an unknown or rare word of the keyword by one
 * typing mistake (two from seven letters), and adds them as another way to meet the term.
 */
export async function mendTerms(db: Db, terms: Term[]): Promise<Mended | undefined> {
  const intended = await Promise.all(
    terms.map((term) => (term.places.length > 0 ? undefined : findIntended(db, term.text))),
  );
  if (intended.every((word) => word === undefined)) return undefined;
  const mended = terms.map((term, i) => {
    const other = intended[i] ? readKeyword(intended[i])[0] : undefined;
    return other ? { ...term, phrases: [...term.phrases, ...other.phrases], places: other.places } : term;
  });
  return { terms: mended, searchedFor: terms.map((term, i) => intended[i] ?? term.text).join(' ') };
}
