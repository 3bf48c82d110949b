import type { SearchNotes } from '@aarambh/contract';
import type { SearchResult } from './engine/vacancy-search.ts';

/** What is known of a list besides its cards. */
interface ListFacts extends Omit<SearchResult, 'ids'> {
  pageCount?: number | undefined;
  notes?: SearchNotes;
}

/** Sets the headers of a list reply: how many vacancies and pages there are, and what the search made of its keyword. */
export function setListHeaders(
  headers: Record<string, string>,
  { total, capped, searchedFor, pageCount, notes }: ListFacts,
): void {
  headers['X-Total-Count'] = String(total);
  if (capped) headers['X-Total-Capped'] = 'true';
  if (searchedFor) headers['X-Searched-For'] = encodeURIComponent(searchedFor);
  if (pageCount !== undefined) headers['X-Page-Count'] = String(pageCount);
  if (notes) headers['X-Search-Notes'] = encodeURIComponent(JSON.stringify(notes));
}
