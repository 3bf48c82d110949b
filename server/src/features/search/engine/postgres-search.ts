import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { foldSuggestion } from '../indexing/suggestions.ts';
import { hasDevanagari } from '../query/hindi/devanagari.ts';
import { listHindiRoles } from '../query/hindi/list-hindi-roles.ts';
import { addJoinedWords } from '../query/join-words.ts';
import { getKnownCompanies } from '../query/known-companies.ts';
import { nameCompanies } from '../query/name-companies.ts';
import { type ParsedKeyword, parseKeyword } from '../query/read-keyword.ts';
import { correctSpelling } from '../query/spelling/spell-correction.ts';
import { buildPayTiers, buildTiers } from './build-tiers.ts';
import type { Expression } from './expression.ts';
import { findInTiers } from './find-in-tiers.ts';
import type { FoundPage } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { suggestTexts } from './suggest-texts.ts';
import { countTexts, type Suggestion } from './suggestions.queries.ts';
import type { KeywordResult, SearchQuery, SearchResult, VacancySearch } from './vacancy-search.ts';

/** With fewer results than this the keyword may be misspelt. */
export const MIN_RESULTS = 3;
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

/** The tiers of a search in the wanted order; newest first within each. */
function tiersInOrder(keyword: ParsedKeyword, { order, ...filters }: SearchQuery): Expression[] {
  if (order === 'pay') return buildPayTiers(keyword, filters);
  const tiers = buildTiers(keyword, filters);
  return order === 'newest' ? tiers.slice(-1) : tiers;
}

/**
 * Full-text search in PostgreSQL's inverted index, in tiers, with spell correction when little was found.
 * @param statistics used instead of those of the database, for tests
 */
export function createPostgresSearch(db: Db, statistics?: SearchStatistics): VacancySearch {
  async function findParsed(keyword: ParsedKeyword, query: SearchQuery): Promise<KeywordResult> {
    const { now, since, offset, limit } = query;
    const request = { now, since, offset, limit: limitWithinCap(offset, limit) };
    const found = await findInTiers(db, tiersInOrder(keyword, query), request, statistics);
    return { ...toSearchResult(found), parsed: keyword };
  }

  async function find(query: SearchQuery): Promise<KeywordResult> {
    const companies = await getKnownCompanies(db);
    const keyword = nameCompanies(parseKeyword(query.keyword, query.now.getUTCFullYear()), companies);
    if (keyword.terms.length === 0 && keyword.conditions.length === 0)
      return { ids: [], total: 0, capped: false, parsed: keyword };
    const joined = await addJoinedWords(db, keyword);
    const found = await findParsed(joined, query);
    // Words that are found as one word are not misspelt.
    if (found.total >= MIN_RESULTS || (joined !== keyword && found.total > 0)) return found;
    const corrected = await correctSpelling(db, keyword);
    if (!corrected) return found;
    const more = await findParsed(nameCompanies(corrected.keyword, companies), query);
    // Without results for either, the corrected words are what relaxation can widen.
    const isBetter = more.total > found.total || (found.total === 0 && more.parsed.roles.length > keyword.roles.length);
    return isBetter ? { ...more, searchedFor: corrected.searchedFor } : found;
  }

  async function suggestHindiRoles(typed: string): Promise<Suggestion[]> {
    const roles = listHindiRoles(typed);
    if (roles.length === 0) return [];
    const counts = await countTexts(
      db,
      roles.map(({ english }) => foldSuggestion(english)),
    );
    return roles.flatMap(({ text, english }) => {
      const count = counts.get(foldSuggestion(english));
      return count === undefined ? [] : [{ text, count }];
    });
  }

  async function suggest(typed: string): Promise<Suggestion[]> {
    const start = foldSuggestion(typed);
    if (start === '') return [];
    const english = await suggestTexts(db, start, MAX_SUGGESTIONS);
    // Roles in Hindi whose English title occurs, in the script that was typed; many English words begin alike.
    const isHindi = hasDevanagari(typed) || english.length === 0;
    const hindi = isHindi ? await suggestHindiRoles(typed) : [];
    return [...english, ...hindi].slice(0, MAX_SUGGESTIONS);
  }

  return { find, suggest };
}
