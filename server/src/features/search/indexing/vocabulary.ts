import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { findTitleOccupations, nameOfOccupation } from '../occupations/index.ts';
import { forgetCompanyNames } from '../query/known-companies.ts';
import { splitWords } from '../query/split-words.ts';
import { createNameCollector } from './company-names.ts';
import { joinedNames } from './joined-names.ts';
import { type SuggestedText, type SuggestionStart, spellingKey, startsOf, suggestionsOf } from './suggestions.ts';
import { endsInHead } from './title-roles.ts';
import {
  addToVocabulary,
  countWaysOfWorking,
  findVacanciesVersion,
  listLiveCompanies,
  type Name,
  replaceVocabulary,
  streamLiveNames,
  type Vocabulary,
  type WholeVocabulary,
} from './vocabulary.queries.ts';

/** Words that spell correction can suggest: of letters only, like the words it corrects. */
function wordsOf({ text, kind }: Pick<Name, 'text' | 'kind'>): string[] {
  const words = splitWords(text).flatMap(({ word, parts }) => [word, ...parts]);
  const joined = kind === 'company' ? joinedNames(text) : [];
  return [...new Set([...words, ...joined])].filter((word) => /^\p{L}[\p{L}\p{M}]+$/u.test(word));
}

/** Limits of what a process holds in memory; the rarest texts and words beyond them are left out. */
const MAX_TEXTS = 100_000;
const MAX_WORDS = 200_000;

/** A suggestion in its most frequent spelling, with the count of all spellings. */
interface CountedText extends SuggestedText {
  live_count: number;
  spellingCount: number;
}
/** From this many vacancies on the usual name of an occupation is suggested under whatever titles it is advertised. */
const MIN_OF_OCCUPATION = 3;
/** Names of occupations with more words are descriptions. */
const MAX_OCCUPATION_WORDS = 4;

/** Collects names, the most frequent first, into a vocabulary. */
function createVocabularyBuilder(): { add(name: Name): void; vocabulary(): Vocabulary } {
  const words = new Map<string, number>();
  const texts = new Map<string, CountedText>();
  const occupations = new Map<string, number>();

  function addText({ text, from }: SuggestedText, live_count: number): void {
    const folded = spellingKey(text);
    const known = texts.get(folded);
    if (known) {
      known.live_count += live_count;
      known.from = Math.min(known.from, from);
      if (live_count > known.spellingCount) Object.assign(known, { text, spellingCount: live_count });
    } else if (texts.size < MAX_TEXTS) texts.set(folded, { text, from, live_count, spellingCount: live_count });
  }

  /** An occupation's usual name counts all titles of it, since a search for the name finds them. */
  function addOccupations(): void {
    for (const [occupation, live_count] of occupations) {
      const text = nameOfOccupation(occupation);
      const known = texts.get(spellingKey(text));
      if (known) known.live_count = Math.max(known.live_count, live_count);
      else if (live_count >= MIN_OF_OCCUPATION && text.split(' ').length <= MAX_OCCUPATION_WORDS && endsInHead(text))
        addText({ text, from: MIN_OF_OCCUPATION }, live_count);
    }
  }

  function* suggestions(): Generator<SuggestionStart & { live_count: number }> {
    addOccupations();
    for (const { text, from, live_count } of texts.values())
      if (live_count >= from) for (const start of startsOf(text)) yield { ...start, live_count };
  }

  return {
    add(name) {
      for (const word of wordsOf(name)) {
        const count = words.get(word);
        if (count !== undefined || words.size < MAX_WORDS) words.set(word, (count ?? 0) + name.live_count);
      }
      for (const text of suggestionsOf(name)) addText(text, name.live_count);
      if (name.kind !== 'title') return;
      for (const occupation of findTitleOccupations(name.text))
        occupations.set(occupation, (occupations.get(occupation) ?? 0) + name.live_count);
    },
    vocabulary: () => ({
      suggestions: suggestions(),
      // Sorted, so that two writers lock rows in one order and cannot deadlock.
      words: [...words].map(([word, live_count]) => ({ word, live_count })).sort((a, b) => (a.word < b.word ? -1 : 1)),
    }),
  };
}

/** Reads the vocabulary of all live vacancies and the names of their companies, without a statement timeout. */
export const readVocabulary = (db: Db, now: Date): Promise<WholeVocabulary> =>
  withoutStatementTimeout(db, async (tx) => {
    const { add, vocabulary } = createVocabularyBuilder();
    const companies = createNameCollector(await listLiveCompanies(tx, now));
    for await (const names of streamLiveNames(tx, now)) {
      for (const name of names) {
        add(name);
        if (name.kind === 'title') companies.addTitle(name);
        if (name.kind === 'skill') companies.addSkill(name);
      }
    }
    for (const name of await countWaysOfWorking(tx, now)) add(name);
    return { ...vocabulary(), companies: await companies.names() };
  });

/** Rebuilds suggestions and words from the vacancies live now; readers see the old ones until it commits. */
export async function rebuildSearchVocabulary(db: Db, now: Date): Promise<void> {
  await replaceVocabulary(db, await readVocabulary(db, now));
  forgetCompanyNames(db);
}

/** Adds the names of new vacancies to the vocabulary at once, with a count of one until the next rebuild. */
export async function addNamesToVocabulary(db: Db, names: Omit<Name, 'live_count'>[]): Promise<void> {
  const { add, vocabulary } = createVocabularyBuilder();
  for (const name of names) add({ ...name, live_count: 1 });
  await addToVocabulary(db, vocabulary());
}

/** A rebuild that took longer than this pauses further ones for 20 times its duration: it reads the names of millions. */
const LONG_REBUILD_MS = 15_000;
const PAUSE_PER_DURATION = 20;

interface LastRebuild {
  /** Version of the vacancies it was built from. */
  version: string;
  /** On the monotonic clock. */
  pausedUntilMs: number;
}

/** The last rebuild of each database by this process, so that nothing is rebuilt when nothing changed. */
const lastRebuilds = new WeakMap<Db, LastRebuild>();

/**
 * Rebuilds the vocabulary if vacancies changed since this process last did. After a long rebuild further ones pause for 20
 * times its duration.
 */
export async function refreshSearchVocabulary({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const last = lastRebuilds.get(db);
  const startedAt = clock.monotonicMs();
  if (last && startedAt < last.pausedUntilMs) return;
  const version = await findVacanciesVersion(db);
  if (last?.version === version) return;
  await rebuildSearchVocabulary(db, clock.now());
  const durationMs = clock.monotonicMs() - startedAt;
  const pausedUntilMs = durationMs > LONG_REBUILD_MS ? startedAt + durationMs * PAUSE_PER_DURATION : 0;
  lastRebuilds.set(db, { version, pausedUntilMs });
}
