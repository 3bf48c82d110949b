import { readFileSync } from 'node:fs';
import { hasDevanagari, normaliseDevanagari } from './devanagari.ts';

/** A Hindi phrase of the dictionary. */
export interface Entry {
  /** Usual English job words; '' if the phrase is dropped. */
  english: string;
  /** Also another word or a name in English: proves nothing about the language. */
  isWeak: boolean;
}

/** A role with its spellings as they are shown. */
export interface HindiRole {
  english: string;
  devanagari: string[];
  latin: string[];
}

/** Form in which phrases are looked up. */
export const normalisePhrase = (text: string): string =>
  normaliseDevanagari(text.toLowerCase()).replace(/\s+/g, ' ').trim();

/** Reads a table of this folder: its first column and the spellings in its second one. */
export function readTable(file: string): [string, string[]][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [english = '', spellings = ''] = line.split('\t');
      return [english, spellings.split(', ')];
    });
}

const roleRows = readTable('roles.tsv');

/** Entries by their normalised phrases. */
export const dictionary = new Map<string, Entry>();

/** The form of an infinitive before 'ka kaam' and 'wala': चलाना, चलाने. */
const obliqueOf = (phrase: string): string[] =>
  hasDevanagari(phrase) && phrase.endsWith('ना') ? [`${phrase.slice(0, -1)}े`] : [];

for (const [english, spellings] of [...roleRows, ...readTable('words.tsv')]) {
  for (const spelling of spellings) {
    const isWeak = spelling.startsWith('?');
    const phrase = normalisePhrase(isWeak ? spelling.slice(1) : spelling);
    const entry = { english: english === '-' ? '' : english, isWeak };
    // The first meaning is the commoner one.
    for (const form of [phrase, ...obliqueOf(phrase)]) if (!dictionary.has(form)) dictionary.set(form, entry);
  }
}

/** First words of the phrases that prove that a text is Hindi. */
export const strongStarts = new Set(
  [...dictionary].flatMap(([phrase, { isWeak }]) => (isWeak ? [] : (phrase.split(' ')[0] ?? []))),
);

/** Number of words of the longest phrase. */
export const MAX_ENTRY_WORDS = Math.max(...[...dictionary.keys()].map((phrase) => phrase.split(' ').length));

/** The roles, the commoner ones first. */
export const hindiRoles: HindiRole[] = roleRows.map(([english, spellings]) => {
  const shown = spellings.filter((spelling) => !spelling.startsWith('?'));
  return {
    english,
    devanagari: shown.filter(hasDevanagari),
    latin: shown.filter((spelling) => !hasDevanagari(spelling)),
  };
});
