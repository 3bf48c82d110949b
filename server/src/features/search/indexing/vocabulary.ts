import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { splitWords } from '../query/split-words.ts';
import { foldSuggestion, isSuggestible, type SuggestionStart, startsOf } from './suggestions.ts';
import {
  addToVocabulary,
  type Name,
  namesOfLiveVacancies,
  replaceVocabulary,
  type Vocabulary,
  vacanciesVersion,
} from './vocabulary.queries.ts';

/** Words that can be mended towards: letters only, as typed words are. */
const wordsOf = (text: string): string[] =>
  [...new Set(splitWords(text).flatMap(({ word, parts }) => [word, ...parts]))].filter((word) =>
    /^\p{L}[\p{L}\p{M}]+$/u.test(word),
  );

/** A process has to hold them: of more texts the rarest are not offered, of more words the rarest are not known. */
const MOST_TEXTS = 100_000;
const MOST_WORDS = 200_000;

/** A text that is offered, in the spelling most vacancies use, with the count of all. */
interface Offered {
  text: string;
  live_count: number;
  most: number;
}

/** Gathers names, the commonest first, into what is suggested and mended towards. */
function gatherNames(): { take(name: Name): void; vocabulary(): Vocabulary } {
  const words = new Map<string, number>();
  const offered = new Map<string, Offered>();

  function offer({ text, live_count }: Name): void {
    const folded = foldSuggestion(text);
    const known = offered.get(folded);
    if (known) {
      known.live_count += live_count;
      if (live_count > known.most) Object.assign(known, { text, most: live_count });
    } else if (offered.size < MOST_TEXTS) offered.set(folded, { text, live_count, most: live_count });
  }

  function* suggestions(): Generator<SuggestionStart & { live_count: number }> {
    for (const { text, live_count } of offered.values())
      for (const start of startsOf(text)) yield { ...start, live_count };
  }

  return {
    take(name) {
      for (const word of wordsOf(name.text)) {
        const count = words.get(word);
        if (count !== undefined || words.size < MOST_WORDS) words.set(word, (count ?? 0) + name.live_count);
      }
      if (!name.is_place && isSuggestible(name.text)) offer(name);
    },
    vocabulary: () => ({
      suggestions: suggestions(),
      // Sorted, so that two writers never wait for each other.
      words: [...words].map(([word, live_count]) => ({ word, live_count })).sort((a, b) => (a.word < b.word ? -1 : 1)),
    }),
  };
}

/** Reads the names of all live vacancies into a vocabulary. */
export const readVocabulary = (db: Db, now: Date): Promise<Vocabulary> =>
  withoutStatementTimeout(db, async (tx) => {
    const { take, vocabulary } = gatherNames();
    for await (const names of namesOfLiveVacancies(tx, now)) names.forEach(take);
    return vocabulary();
  });

/** Makes suggestions and known words anew from the vacancies live now; readers see the old ones until it is done. */
export async function rebuildSearchVocabulary(db: Db, now: Date): Promise<void> {
  await replaceVocabulary(db, await readVocabulary(db, now));
}

/** Lets the names of new vacancies be suggested at once, with a count of one until the next rebuild. */
export async function learnNames(db: Db, names: Omit<Name, 'live_count'>[]): Promise<void> {
  const { take, vocabulary } = gatherNames();
  for (const name of names) take({ ...name, live_count: 1 });
  await addToVocabulary(db, vocabulary());
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
export async function refreshSearchVocabulary({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const last = lastMade.get(db);
  const began = performance.now();
  if (last && began < last.restUntil) return;
  const version = await vacanciesVersion(db);
  if (last?.version === version) return;
  await rebuildSearchVocabulary(db, clock.now());
  const took = performance.now() - began;
  lastMade.set(db, { version, restUntil: took > LONG_MS ? began + took * REST : 0 });
}
