import type { AppContext } from '../../server/src/app-context.ts';
import { createPostgresSearch } from '../../server/src/features/search/engine/postgres-search.ts';
import type { SearchQuery } from '../../server/src/features/search/engine/vacancy-search.ts';
import { readFilters } from '../../server/src/features/search/read-filters.ts';
import { offsetOf, PAGE_SIZE, type Peer, type QueryPage } from './peer.ts';

/** The product's search and its database. */
export const searchOf = ({ db }: AppContext) => ({ db, search: createPostgresSearch(db) });

/** The search query of a query page. */
export function queryOf(queryPage: QueryPage, now: Date): SearchQuery {
  const { keyword, ...choices } = queryPage.query;
  return { keyword, ...readFilters(choices), now, offset: offsetOf(queryPage), limit: PAGE_SIZE };
}

/** This product in process: parsing, SQL and counting. */
export function openProduct(context: AppContext): Peer {
  const { search } = searchOf(context);
  return {
    key: 'product',
    name: 'this product',
    serve: 'find',
    find: async (queryPage) => (await search.find(queryOf(queryPage, context.clock.now()))).ids,
    close: () => undefined,
  };
}
