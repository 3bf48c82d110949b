import MiniSearch, { type Query } from 'minisearch';
import { meetsFilters } from '../truth/brute-force.ts';
import type { SearchDocument } from '../truth/make-document.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

type Fields = { id: number; title: string; strong: string; anywhere: string; document: SearchDocument };

const splitWords = (text: string): string[] => text.split(' ');

/** MiniSearch in memory: its BM25 with boosts, filters by looking at what was found. */
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
          anywhere: `${document.others} ${document.told}`,
          // Words were indexed; only filters look at it again.
          document: { ...document, title: '', strong: '', others: '', told: '' },
        })),
      );
    },
    async find(turn) {
      const ways = (phrases: string[][]): Query => ({
        combineWith: 'OR',
        queries: phrases.map((words) => ({ combineWith: 'AND', queries: words })),
      });
      const query: Query = { combineWith: 'AND', queries: turn.read.terms.map(ways) };
      const found = index.search(query, {
        boost: { title: 10, strong: 5 },
        filter: ({ document }) => meetsFilters(document as SearchDocument, turn.read),
      });
      return found.slice(offsetOf(turn), offsetOf(turn) + PAGE_SIZE).map(({ id }) => id as number);
    },
    close: () => index.removeAll(),
  };
}
