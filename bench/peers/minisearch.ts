import MiniSearch, { type Query } from 'minisearch';
import { meetsFilters } from '../truth/brute-force.ts';
import type { SearchDocument } from '../truth/make-document.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

type Fields = { id: number; title: string; strong: string; anywhere: string; document: SearchDocument };

const splitWords = (text: string): string[] => text.split(' ');

/** MiniSearch in memory: BM25 with boosts, filters applied to the results. */
export function openMiniSearch(): Peer {
  const index = new MiniSearch<Fields>({
    fields: ['title', 'strong', 'anywhere'],
    storeFields: ['document'],
    tokenize: splitWords,
    processTerm: (word) => word,
    extractField: (fields, name) => fields[name as keyof Fields] as never,
  });
  return {
    key: 'minisearch',
    name: 'MiniSearch',
    add(documents) {
      index.addAll(
        documents.map((document) => ({
          id: document.id,
          title: document.title,
          strong: document.strong,
          anywhere: `${document.others} ${document.description}`,
          // The words are indexed; only the filters read the stored document.
          document: { ...document, title: '', strong: '', others: '', description: '' },
        })),
      );
    },
    async find(queryPage) {
      const ways = (phrases: string[][]): Query => ({
        combineWith: 'OR',
        queries: phrases.map((words) => ({ combineWith: 'AND', queries: words })),
      });
      const query: Query = { combineWith: 'AND', queries: queryPage.read.terms.map(ways) };
      const found = index.search(query, {
        boost: { title: 10, strong: 5 },
        filter: ({ document }) => meetsFilters(document as SearchDocument, queryPage.read),
      });
      return found.slice(offsetOf(queryPage), offsetOf(queryPage) + PAGE_SIZE).map(({ id }) => id as number);
    },
    close: () => index.removeAll(),
  };
}
