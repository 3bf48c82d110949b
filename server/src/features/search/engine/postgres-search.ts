import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { foldSuggestion } from '../indexing/suggestions.ts';
import { readKeyword, type Term } from '../query/read-keyword.ts';
import { correctSpelling } from '../query/spell-correction.ts';
import { buildTiers } from './build-tiers.ts';
import { findInTiers } from './find-in-tiers.ts';
import type { FoundPage } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { listSuggestions } from './suggestions.queries.ts';
import type { SearchQuery, SearchResult, VacancySearch } from './vacancy-search.ts';

/** With fewer results than this the keyword may be misspelt. */
const MIN_RESULTS = 3;
const MAX_SUGGESTIONS = 10;

/** Converts a found page to the result that callers see, with its total capped. */
export const toSearchResult = ({ ids, counted, isMore = false }: FoundPage): SearchResult => ({
  ids,
  total: Math.min(counted, COUNT_CAP),
  capped: isMore || counted > COUNT_CAP,
});

/** The part of a page that lies within the first COUNT_CAP results; nothing is served beyond them. */
export const limitWithinCap = (offset: number, limit: number): number =>
  Math.max(0, Math.min(limit, COUNT_CAP - offset));

/**
 * Full-text search in PostgreSQL's inverted index, in three tiers, with spell correction when little was found.
 * @param statistics used instead of those of the database, for tests
 */
export function createPostgresSearch(db: Db, statistics?: SearchStatistics): VacancySearch {
  async function findTerms(terms: Term[], query: SearchQuery): Promise<SearchResult> {
    const { now, offset, limit } = query;
    const request = { now, offset, limit: limitWithinCap(offset, limit) };
    return toSearchResult(await findInTiers(db, buildTiers(terms, query), request, statistics));
  }

  async function find(query: SearchQuery): Promise<SearchResult> {
    const terms = readKeyword(query.keyword);
    if (terms.length === 0) return { ids: [], total: 0, capped: false };
    const found = await findTerms(terms, query);
    if (found.total >= MIN_RESULTS) return found;
    const corrected = await correctSpelling(db, terms);
    if (!corrected) return found;
    const more = await findTerms(corrected.terms, query);
    return more.total > found.total ? { ...more, searchedFor: corrected.searchedFor } : found;
  }

  async function suggest(typed: string): Promise<string[]> {
    const start = foldSuggestion(typed);
    if (start === '') return [];
    const whole = await listSuggestions(db, start, 'whole', MAX_SUGGESTIONS);
    if (whole.length === MAX_SUGGESTIONS) return whole;
    // Some are repeated: a text may match by several words, and may be among the whole ones.
    const words = await listSuggestions(db, start, 'words', MAX_SUGGESTIONS * 4);
    return [...new Set([...whole, ...words])].slice(0, MAX_SUGGESTIONS);
  }

  return { find, suggest };
}
