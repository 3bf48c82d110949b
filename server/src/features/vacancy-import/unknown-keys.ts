import { truncate } from '../../lib/text/clean-text.ts';
import { editDistance } from '../search/index.ts';
import { lineKeys } from './parsing/import-line.ts';

/** Distinct unknown keys that are counted; a file of objects keyed by number would have one for each line. */
const MAX_KEYS = 100;
const KEY_LENGTH = 60;

/** A key of import lines that the format does not have. */
export interface UnknownKey {
  key: string;
  /** Lines that have it. */
  lines: number;
  /** Similar known keys. */
  suggestions: string[];
}

/** Counts the unknown keys of import lines. */
export function countUnknownKeys() {
  const counts = new Map<string, number>();
  return {
    add(keys: string[]): void {
      for (const key of keys.map((text) => truncate(text, KEY_LENGTH)))
        if (counts.has(key) || counts.size < MAX_KEYS) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** The counted keys, most frequent first. */
    list: (): UnknownKey[] =>
      [...counts].sort(([, a], [, b]) => b - a).map(([key, lines]) => ({ key, lines, suggestions: suggestKeys(key) })),
  };
}

const lettersOf = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');

/** Finds the known keys that resemble a key, whole or in their first word: 'salry' resembles salaryFrom and salaryTo. */
function suggestKeys(key: string): string[] {
  const typed = lettersOf(key);
  if (typed.length < 3) return [];
  const max = Math.min(2, Math.floor(typed.length / 4));
  const isNear = (known: string) => editDistance(typed, lettersOf(known), max) <= max;
  return lineKeys.filter((known) => isNear(known) || isNear(known.replace(/[A-Z].*/, '')));
}
