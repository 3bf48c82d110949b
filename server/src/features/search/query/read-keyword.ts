import type { Place } from '../../places/index.ts';
import { educationLexeme, experienceLexeme } from '../index/make-lexemes.ts';
import { findAliases, LONGEST_PHRASE, type Phrase, withoutFillers } from './find-aliases.ts';
import { foldPlural } from './fold-plural.ts';
import { anyWork, isWholeCountry, joinPlaces, type NamedPlace, placeInKeyword } from './places-in-keyword.ts';
import { splitWords, type Word } from './split-words.ts';
import { askingWords } from './stop-words.ts';
import { leaveOutWishes } from './strip-filler-words.ts';

/** One thing that must be there: any of its phrases, or the vacancy being in one of its places. */
export interface Term {
  /** As it was typed, lower case. */
  text: string;
  phrases: Phrase[];
  places: string[];
}

/** More than anybody means; what is beyond is not looked at. */
const MOST_WORDS = 16;

/**
 * What some words come to that vacancies need not say: who types "fresher" takes what is open to people without
 * experience. These stand without a tier's prefix, so they are met in the third tier only: titles that say it stay first.
 */
const alsoMeant = new Map([
  ['fresher', experienceLexeme(0)],
  ['freshers', experienceLexeme(0)],
  ...['10th', '10th pass', '10 pass'].map((text) => [text, educationLexeme('10th')] as const),
  ...['12th', '12th pass', '12 pass'].map((text) => [text, educationLexeme('12th')] as const),
]);

/** The ways a run of words may stand in a text: whole, compounds by their parts, and by its aliases. */
function phrasesOf(words: Word[]): Phrase[] {
  const whole = words.map(({ word }) => foldPlural(word));
  const byParts = words.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])).map(foldPlural);
  const phrases = [whole, byParts, ...findAliases(whole), ...findAliases(byParts)].map(withoutFillers);
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}

const textsOf = (words: Word[]): string[] => words.map(({ word }) => word);

function termOf(words: Word[]): Term {
  const text = textsOf(words).join(' ');
  const meant = alsoMeant.get(text);
  return { text, phrases: [...phrasesOf(words), ...(meant === undefined ? [] : [[meant]])], places: [] };
}

const isKnownPhrase = (words: Word[]): boolean =>
  words.length > 1 && findAliases(words.map(({ word }) => foldPlural(word))).length > 0;

/**
 * Reads what somebody typed into terms, all of which must be met: phrases and places are kept together, wishes for pay and
 * words that only ask ("jobs in …") are left out. All cities are one term, any of which will do; working from home is one of
 * its own. When nothing else was typed, the one term is met by vacancies anywhere. No terms: there was nothing to read.
 */
export function readKeyword(keyword: string): Term[] {
  const words = splitWords(leaveOutWishes(keyword)).slice(0, MOST_WORDS);
  const terms: Term[] = [];
  const named: NamedPlace[] = [];
  let placesAt = 0;
  let afterPlace = false;
  for (let i = 0; i < words.length; ) {
    const before = words[i - 1]?.word;
    const { run, place } = nextRun(words.slice(i), before, afterPlace);
    i += run.length;
    afterPlace = place?.kind === 'city';
    const term = termOf(run);
    if (place?.kind === 'remote') terms.push({ ...term, places: [place.name] });
    else if (isWholeCountry(place, textsOf(run), before)) continue;
    else if (place && place.kind !== 'country') {
      if (named.length === 0) placesAt = terms.length;
      named.push({ place, ...term });
    } else if (!askingWords.has(term.text)) terms.push(term);
  }
  const places = joinPlaces(named);
  if (places) terms.splice(placesAt, 0, places);
  const typed = textsOf(splitWords(keyword).slice(0, MOST_WORDS));
  return terms.length > 0 || typed.length === 0 ? terms : [anyWork(typed)];
}

/** The longest known phrase or place that words begin with; otherwise the first word. */
function nextRun(words: Word[], before: string | undefined, afterPlace: boolean): { run: Word[]; place?: Place } {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length--) {
    const run = words.slice(0, length);
    const place = placeInKeyword(textsOf(run), before, afterPlace);
    if (place) return { run, place };
    if (isKnownPhrase(run)) return { run };
  }
  return { run: words.slice(0, 1) };
}
