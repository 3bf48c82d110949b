import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../../platform/database/connect.ts';
import type { Platform } from '../../../platform/platform.ts';
import { splitWords } from './split-words.ts';
import { foldSuggestion, isSuggestible, startsOf } from './suggestions.ts';
import {
  addToVocabulary,
  listNamesOfLiveVacancies,
  type Name,
  replaceVocabulary,
  type Vocabulary,
  vacanciesVersion,
} from './vocabulary.queries.ts';

/** Words that can be mended towards: letters only, as typed words are. */
const wordsOf = (text: string): string[] =>
  [...new Set(splitWords(text).flatMap(({ word, parts }) => [word, ...parts]))].filter((word) =>
    /^\p{L}[\p{L}\p{M}]+$/u.test(word),
  );

/** Names looked at before other work gets its turn: 50,000 at once would keep every visitor waiting. */
const NAMES_A_TURN = 1_000;

/** Of several spellings of one text, the one most vacancies use is offered, with the count of all. */
function countSpelling(offered: Map<string, Name & { most: number }>, name: Name): void {
  const folded = foldSuggestion(name.text);
  const known = offered.get(folded);
  if (!known) {
    offered.set(folded, { ...name, most: name.live_count });
    return;
  }
  known.live_count += name.live_count;
  if (name.live_count > known.most) Object.assign(known, { text: name.text, most: name.live_count });
}

/** What is suggested and mended towards, made from names. */
export async function makeVocabulary(names: Name[]): Promise<Vocabulary> {
  const words = new Map<string, number>();
  const offered = new Map<string, Name & { most: number }>();
  for (const [i, name] of names.entries()) {
    if (i % NAMES_A_TURN === NAMES_A_TURN - 1) await nextTurn();
    for (const word of wordsOf(name.text)) words.set(word, (words.get(word) ?? 0) + name.live_count);
    if (!name.is_place && isSuggestible(name.text)) countSpelling(offered, name);
  }
  const suggestions: Vocabulary['suggestions'] = [];
  for (const [i, { text, live_count }] of [...offered.values()].entries()) {
    if (i % NAMES_A_TURN === NAMES_A_TURN - 1) await nextTurn();
    for (const start of startsOf(text)) suggestions.push({ ...start, live_count });
  }
  return {
    suggestions,
    // Sorted, so that two writers never wait for each other.
    words: [...words].map(([word, live_count]) => ({ word, live_count })).sort((a, b) => (a.word < b.word ? -1 : 1)),
  };
}

/** Makes suggestions and known words anew from the vacancies live now; readers see the old ones until it is done. */
export async function rebuildSearchVocabulary(db: Db, now: Date): Promise<void> {
  await replaceVocabulary(db, await makeVocabulary(await listNamesOfLiveVacancies(db, now)));
}

/** Lets the names of new vacancies be suggested at once, with a count of one until the next rebuild. */
export async function learnNames(db: Db, names: Omit<Name, 'live_count'>[]): Promise<void> {
  await addToVocabulary(db, await makeVocabulary(names.map((name) => ({ ...name, live_count: 1 }))));
}

/** A rebuild that took longer is followed by a rest of twenty times as long: of millions all names are read. */
const LONG_MS = 15_000;
const REST = 20;

interface Made {
  version: string;
  /** By the process's own stopwatch, in milliseconds. */
  restUntil: number;
}

/** What each database's vocabulary was last made from, so that nothing is rebuilt when nothing changed. */
const lastMade = new WeakMap<Db, Made>();

/** Rebuilds when vacancies changed since this process last did, unless that took long and is not long ago. */
export async function refreshSearchVocabulary({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const last = lastMade.get(db);
  const began = performance.now();
  if (last && began < last.restUntil) return;
  const version = await vacanciesVersion(db);
  if (last?.version === version) return;
  await rebuildSearchVocabulary(db, clock.now());
  const took = performance.now() - began;
  lastMade.set(db, { version, restUntil: took > LONG_MS ? began + took * REST : 0 });
}
