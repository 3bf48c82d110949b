import type { SearchNotes } from '@aarambh/contract';
import { offerSearches } from './engine/offer-searches.ts';
import type { SearchResult } from './engine/vacancy-search.ts';
import { type FoldedPage, findFoldedPage } from './folded-page.ts';
import { type ListChoices, listPage } from './list-page.ts';
import { noKeyword } from './query/read-keyword.ts';
import { describeSearch } from './search-notes.ts';
import type { SearchDependencies } from './search-page.ts';

/**
 * Lists a page of the newest vacancies that match filters; repeated advertisements are folded, and searches are offered
 * when there are none.
 * @param choices.locations names of the places of the filter
 */
export async function latestPage(
  { db, listPopular }: Omit<SearchDependencies, 'search'>,
  { locations, ...choices }: ListChoices & { locations: string[] },
  { page, now }: { page: number; now: Date },
): Promise<FoldedPage<SearchResult> & { notes?: SearchNotes }> {
  const folded = await findFoldedPage(db, { page, now }, (part) => listPage(db, choices, { now, ...part }));
  if (page > 1 || folded.cards.length > 0) return folded;
  const offers = await offerSearches(db, noKeyword, locations, now, listPopular);
  return { ...folded, notes: describeSearch(noKeyword, { strict: 0, cards: [], leftOut: [], offers }) };
}
