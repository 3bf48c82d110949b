import type { AppContext } from '../../server/src/app-context.ts';
import { createPostgresSearch } from '../../server/src/features/search/engine/postgres-search.ts';
import type { SearchQuery } from '../../server/src/features/search/engine/vacancy-search.ts';
import { readFilters } from '../../server/src/features/search/read-filters.ts';
import { offsetOf, PAGE_SIZE, type Peer, type Turn } from './peer.ts';

/** The product's search, and the database it asks. */
export const searchOf = ({ db }: AppContext) => ({ db, search: createPostgresSearch(db) });

/** A turn as the product is asked it. */
export function queryOf(turn: Turn, now: Date): SearchQuery {
  const { keyword, ...choices } = turn.query;
  return { keyword, ...readFilters(choices), now, offset: offsetOf(turn), limit: PAGE_SIZE };
}

/** This product in process: reading the keyword, the statements, the count. */
export function openProduct(context: AppContext): Peer {
  const { search } = searchOf(context);
  return {
    key: 'product',
    name: 'this product',
    serve: 'find',
    find: async (turn) => (await search.find(queryOf(turn, context.clock.now()))).ids,
    close: () => undefined,
  };
}
