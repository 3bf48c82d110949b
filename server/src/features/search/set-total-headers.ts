import type { SearchResult } from './engine/vacancy-search.ts';

/** Sets the headers of a list reply that state how many vacancies there are in all and which keyword was searched. */
export function setTotalHeaders(
  headers: Record<string, string>,
  { total, capped, searchedFor }: Omit<SearchResult, 'ids'>,
): void {
  headers['X-Total-Count'] = String(total);
  if (capped) headers['X-Total-Capped'] = 'true';
  if (searchedFor) headers['X-Searched-For'] = encodeURIComponent(searchedFor);
}
