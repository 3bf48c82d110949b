import { findPlace, type Place, placesCovering } from '../../places/index.ts';
import { findAliases, LONGEST_PHRASE, type Phrase, withoutFillers } from './find-aliases.ts';
import { foldPlural } from './fold-plural.ts';
import { splitWords, type Word } from './split-words.ts';
import { askingWords } from './stop-words.ts';

/** One thing that must be there: any of its phrases, or the vacancy being in one of its places. */
export interface Term {
  /** As it was typed, lower case. */
  text: string;
  phrases: Phrase[];
  places: string[];
}

/** More than anybody means; what is beyond is not looked at. */
const MOST_WORDS = 16;

const plain = (word: string): Word => ({ word, parts: [] });

/** The ways a run of words may stand in a text: whole, compounds by their parts, and by its aliases. */
function phrasesOf(words: Word[]): Phrase[] {
  const whole = words.map(({ word }) => foldPlural(word));
  const byParts = words.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])).map(foldPlural);
  const phrases = [whole, byParts, ...findAliases(whole), ...findAliases(byParts)].map(withoutFillers);
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}

/** Two letters name a place only after "in": AP and MP are also other things. */
function placeOf(words: Word[], before: string | undefined): Place | undefined {
  const text = words.map(({ word }) => word).join(' ');
  if (text.length <= 2 && before !== 'in') return undefined;
  const place = findPlace(text);
  return place?.kind === 'country' ? undefined : place;
}

function termOf(words: Word[], place?: Place): Term {
  return {
    text: words.map(({ word }) => word).join(' '),
    phrases: phrasesOf(words),
    places: place ? placesCovering(place.name) : [],
  };
}

/** The longest known phrase or place at the start of `words`, and how many words it takes. */
function knownPhrase(words: Word[], before: string | undefined): { term: Term; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--) {
    const run = words.slice(0, length);
    const place = placeOf(run, before);
    const isOnePhrase = findAliases(run.map(({ word }) => foldPlural(word))).length > 0;
    if (place || isOnePhrase) return { term: termOf(run, place), length };
  }
  return undefined;
}

/**
 * Reads what somebody typed into terms, all of which must be met: phrases and places are kept together, words that only
 * ask ("jobs in …") are left out unless there is nothing else. No terms: there is nothing to search for.
 */
export function readKeyword(keyword: string): Term[] {
  const words = splitWords(keyword).slice(0, MOST_WORDS);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; ) {
    const word = words[i] as Word;
    const before = words[i - 1]?.word;
    const known = knownPhrase(words.slice(i), before);
    if (known) {
      terms.push(known.term);
      i += known.length;
      continue;
    }
    if (!askingWords.has(word.word)) terms.push(termOf([word], placeOf([word], before)));
    i += 1;
  }
  return terms.length > 0 ? terms : words.map(({ word }) => termOf([plain(word)]));
}
