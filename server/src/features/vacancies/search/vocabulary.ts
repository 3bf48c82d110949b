import type { Db } from '../../../platform/database/connect.ts';
import type { Platform } from '../../../platform/platform.ts';
import { splitWords } from './split-words.ts';
import { foldSuggestion, isSuggestible, startsOf } from './suggestions.ts';
import {
  addToVocabulary,
  listNamesOfLiveVacancies,
  type Name,
  replaceVocabulary,
  vacanciesVersion,
  type Vocabulary,
} from './vocabulary.queries.ts';

/** Words that can be mended towards: letters only, as typed words are. */
const wordsOf = (text: string): string[] =>
  [...new Set(splitWords(text).flatMap(({ word, parts }) => [word, ...parts]))].filter((word) => /^\p{L}[\p{L}\p{M}]+$/u.test(word));

/** One text a folded form: of several spellings, the one most vacancies use. */
function mergeSpellings(names: Name[]): Name[] {
  const merged = new Map<string, Name & { most: number }>();
  for (const name of names) {
    const folded = foldSuggestion(name.text);
    const before = merged.get(folded);
    if (!before) merged.set(folded, { ...name, most: name.live_count });
    else {
      before.live_count += name.live_count;
      if (name.live_count > before.most) Object.assign(before, { text: name.text, most: name.live_count });
    }
  }
  return [...merged.values()];
}

/** What is suggested and mended towards, made from names. */
export function makeVocabulary(names: Name[]): Vocabulary {
  const words = new Map<string, number>();
  for (const { text, live_count } of names) {
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + live_count);
  }
  const offered = mergeSpellings(names.filter(({ text, is_place }) => !is_place && isSuggestible(text)));
  return {
    suggestions: offered.flatMap(({ text, live_count }) => startsOf(text).map((start) => ({ ...start, live_count }))),
    // Sorted, so that two writers never wait for each other.
    words: [...words].map(([word, live_count]) => ({ word, live_count })).sort((a, b) => (a.word < b.word ? -1 : 1)),
  };
}

/** Makes suggestions and known words anew from the vacancies live now; readers see the old ones until it is done. */
export async function rebuildSearchVocabulary(db: Db, now: Date): Promise<void> {
  await replaceVocabulary(db, makeVocabulary(await listNamesOfLiveVacancies(db, now)));
}

/** Lets the names of new vacancies be suggested at once, with a count of one until the next rebuild. */
export async function learnNames(db: Db, names: Omit<Name, 'live_count'>[]): Promise<void> {
  const { suggestions, words } = makeVocabulary(names.map((name) => ({ ...name, live_count: 1 })));
  await addToVocabulary(db, { suggestions, words });
}

/** What each database's vocabulary was last made from, so that nothing is rebuilt when nothing changed. */
const lastMadeFrom = new WeakMap<Db, string>();

/** Rebuilds when vacancies changed since this process last did. */
export async function refreshSearchVocabulary({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const version = await vacanciesVersion(db);
  if (lastMadeFrom.get(db) === version) return;
  await rebuildSearchVocabulary(db, clock.now());
  lastMadeFrom.set(db, version);
}
