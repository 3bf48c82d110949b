import { hasDevanagari } from './devanagari.ts';
import { type HindiRole, hindiRoles, normalisePhrase } from './dictionary.ts';

/** A role to suggest: as it is shown, and the English title to search the index for. */
export interface RoleSuggestion {
  text: string;
  english: string;
}

/** Shorter beginnings in Latin letters are those of too many English words. */
const MIN_LATIN_LENGTH = 3;
const MAX_SUGGESTIONS = 20;

function findSpelling({ devanagari, latin }: HindiRole, prefix: string): string | undefined {
  const spellings = hasDevanagari(prefix) ? devanagari : latin;
  const starts = (spelling: string) => normalisePhrase(spelling).startsWith(prefix);
  const hasWord = (spelling: string) => normalisePhrase(spelling).includes(` ${prefix}`);
  return spellings.find(starts) ?? spellings.find(hasWord);
}

/**
 * Lists roles in the script that was typed, those that start with the prefix before those of which a later word does: 'ड्रा'
 * gives 'ड्राइवर' (driver), 'chowk' gives 'chowkidar' (security guard). The caller keeps those whose English title occurs.
 * @returns at most 20, each English title once; none for Latin prefixes of less than three letters
 */
export function listHindiRoles(prefix: string): RoleSuggestion[] {
  const typed = normalisePhrase(prefix.slice(0, 60));
  if (typed === '' || (!hasDevanagari(typed) && typed.length < MIN_LATIN_LENGTH)) return [];
  const found = hindiRoles.flatMap((role) => {
    const text = findSpelling(role, typed);
    return text === undefined ? [] : [{ text, english: role.english }];
  });
  const isStart = ({ text }: RoleSuggestion) => (normalisePhrase(text).startsWith(typed) ? 0 : 1);
  return found.toSorted((a, b) => isStart(a) - isStart(b)).slice(0, MAX_SUGGESTIONS);
}
