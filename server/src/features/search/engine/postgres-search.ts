import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { foldSuggestion } from '../index/suggestions.ts';
import { readKeyword, type Term } from '../query/read-keyword.ts';
import { mendTerms } from '../query/spell-correction.ts';
import { buildTiers } from './build-tsquery.ts';
import { findInTiers } from './find-in-tiers.ts';
import { type FoundPage, listSuggestions } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';
import type { SearchQuery, SearchResult, VacancySearch } from './vacancy-search.ts';

/** With fewer results than this a misspelling is suspected. */
const FEW = 3;
const SUGGESTIONS = 10;

/** A page of a list as callers see it. */
export const resultOf = ({ ids, counted, isMore = false }: FoundPage): SearchResult => ({
  ids,
  total: Math.min(counted, COUNT_CAP),
  capped: isMore || counted > COUNT_CAP,
});

/** How many of a page may be answered: nothing lies beyond the counted thousand. */
export const withinCap = (offset: number, limit: number): number => Math.max(0, Math.min(limit, COUNT_CAP - offset));

/**
 * Search in PostgreSQL's inverted index, in three tiers.
 * @param statistics what is believed of all vacancies, for tests; otherwise what PostgreSQL knows
 */
export function createPostgresSearch(db: Db, statistics?: SearchStatistics): VacancySearch {
  async function findTerms(terms: Term[], query: SearchQuery): Promise<SearchResult> {
    const { now, offset, limit } = query;
    const part = { now, offset, limit: withinCap(offset, limit) };
    return resultOf(await findInTiers(db, buildTiers(terms, query), part, statistics));
  }

  async function find(query: SearchQuery): Promise<SearchResult> {
    const terms = readKeyword(query.keyword);
    if (terms.length === 0) return { ids: [], total: 0, capped: false };
    const found = await findTerms(terms, query);
    if (found.total >= FEW) return found;
    const mended = await mendTerms(db, terms);
    if (!mended) return found;
    const more = await findTerms(mended.terms, query);
    return more.total > found.total ? { ...more, searchedFor: mended.searchedFor } : found;
  }

  async function suggest(typed: string): Promise<string[]> {
    const start = foldSuggestion(typed);
    if (start === '') return [];
    const whole = await listSuggestions(db, start, 'whole', SUGGESTIONS);
    if (whole.length === SUGGESTIONS) return whole;
    // A text may have several words that fit, and may already be there as a whole.
    const words = await listSuggestions(db, start, 'words', SUGGESTIONS * 4);
    return [...new Set([...whole, ...words])].slice(0, SUGGESTIONS);
  }

  return { find, suggest };
}
