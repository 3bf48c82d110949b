import type { SearchResult } from '../search/engine/vacancy-search.ts';

/** Tells in a reply's headers how many vacancies there are beside those it carries. */
export function tellTotal(
  headers: Record<string, string>,
  { total, capped, searchedFor }: Omit<SearchResult, 'ids'>,
): void {
  headers['X-Total-Count'] = String(total);
  if (capped) headers['X-Total-Capped'] = 'true';
  if (searchedFor) headers['X-Searched-For'] = encodeURIComponent(searchedFor);
}
