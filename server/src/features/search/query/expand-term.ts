import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { findAliases, type Phrase, withoutStopWords } from './find-aliases.ts';
import type { Word } from './split-words.ts';

/** A condition of a search: a vacancy must contain any of the phrases or be in any of the places. */
export interface Term {
  /** As it was typed, lower case. */
  text: string;
  phrases: Phrase[];
  places: string[];
  /** Words of names of companies; a vacancy's company must have all words of one. */
  company?: Phrase[];
  /** Whether an "or" stands before it. */
  isAlternative?: boolean;
}

/** Whether a term names places. */
export const isPlaceTerm = ({ places }: Term): boolean => places.length > 0;

/** Whether a term names companies. */
export const isCompanyTerm = ({ company }: Term): boolean => company !== undefined;

/** Query expansion: the phrases by which words may occur in a vacancy, as typed, in parts of compounds, and as aliases. */
function expandPhrases(words: Word[]): Phrase[] {
  const whole = words.map(({ word }) => foldPlural(word));
  const byParts = words.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])).map(foldPlural);
  const phrases = [whole, byParts, ...findAliases(whole), ...findAliases(byParts)].map(withoutStopWords);
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}

/** Creates the term of words that belong together, with all their aliases. */
export function expandTerm(words: Word[]): Term {
  const text = words.map(({ word }) => word).join(' ');
  return { text, phrases: expandPhrases(words), places: [] };
}
