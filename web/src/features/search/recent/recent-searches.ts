import { readList, writeList } from '../../../platform/browser-storage.ts';
import { RECENT_SEARCHES_KEY as KEY } from '../../../platform/session/session.ts';
import { countFilters, noFilters, readFilters, type VacancyFilters, writeFilters } from '../filters/vacancy-filters.ts';
import { summaryOf } from '../search-summary.ts';

/** Recent searches stay in this browser: local storage under a key of their own. */
const MAX_KEPT = 8;

/** A search of this browser: its canonical parameters and one line that names it. */
export interface RecentSearch {
  label: string;
  query: string;
}

const describe = (query: string): RecentSearch => {
  const filters = readFilters(new URLSearchParams(query));
  return { label: summaryOf(filters), query };
};

/** Recent searches, the newest first. Empty when the browser stores nothing, or something else is stored. */
export function listRecentSearches(): RecentSearch[] {
  const queries = readList(KEY, (query): query is string => typeof query === 'string').slice(0, MAX_KEPT);
  return queries.map(describe).filter(({ label }) => label !== '');
}

// Without storage there are no recent searches.
const store = (queries: readonly string[]): boolean => writeList(KEY, queries.slice(0, MAX_KEPT));

/** The stored fields of a search: those that its line shows. */
const kept = ({ keyword, places, experience }: VacancyFilters): VacancyFilters => ({
  ...noFilters,
  keyword,
  places,
  experience,
});

/** Stores a search as the newest, unless it is empty. */
export function rememberSearch(filters: VacancyFilters): void {
  const search = kept(filters);
  if (!search.keyword && countFilters(search) === 0) return;
  const query = writeFilters(search).toString();
  const { label } = describe(query);
  const others = listRecentSearches().filter((recent) => recent.label.toLowerCase() !== label.toLowerCase());
  store([query, ...others.map((recent) => recent.query)]);
}

/** Removes one recent search by its line, or all. */
export function forgetSearch(label?: string): void {
  store(
    listRecentSearches()
      .filter((recent) => label !== undefined && recent.label !== label)
      .map(({ query }) => query),
  );
}
