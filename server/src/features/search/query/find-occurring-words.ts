import { LRUCache } from 'lru-cache';
import type { Db } from '../../../infra/database/connect.ts';
import { systemClock } from '../../../lib/clock.ts';
import { listOccurringWords } from './occurring-words.queries.ts';

/** A word is looked up again after this time: vacancies that are published add words. */
const FRESH_MS = 60_000;
const MAX_WORDS = 20_000;

const perf = { now: () => systemClock.monotonicMs() };
const caches = new WeakMap<Db, LRUCache<string, boolean>>();

function cacheOf(db: Db): LRUCache<string, boolean> {
  const known = caches.get(db) ?? new LRUCache({ max: MAX_WORDS, ttl: FRESH_MS, ttlResolution: 0, perf });
  caches.set(db, known);
  return known;
}

/**
 * Which of some words occur in titles, skills, companies and places of live vacancies, as of at most a minute ago. The same
 * words are searched again and again; without the cache, most searches would need a round trip more.
 */
export async function findOccurringWords(db: Db, words: string[]): Promise<Set<string>> {
  const cache = cacheOf(db);
  const occurring = new Set(words.filter((word) => cache.get(word)));
  const unknown = words.filter((word) => !cache.has(word));
  if (unknown.length === 0) return occurring;
  const found = new Set(await listOccurringWords(db, unknown));
  for (const word of unknown) {
    cache.set(word, found.has(word));
    if (found.has(word)) occurring.add(word);
  }
  return occurring;
}
