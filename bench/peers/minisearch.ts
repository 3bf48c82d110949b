import MiniSearch, { type Query } from 'minisearch';
import { meetsFilters } from '../oracle/brute-force.ts';
import { type Condition, listTiers, writeCondition } from '../oracle/list-tiers.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import { attributeWords, fieldWord } from './filter-words.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

type Fields = {
  id: number;
  title: string;
  strong: string;
  anywhere: string;
  occupations: string;
  document: SearchDocument;
};

const splitWords = (text: string): string[] => text.split(' ');

/** MiniSearch in memory: BM25 with boosts, filters applied to the results. */
export function openMiniSearch(): Peer {
  const index = new MiniSearch<Fields>({
    fields: ['title', 'strong', 'anywhere', 'occupations'],
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
          occupations: attributeWords(document).join(' '),
          // The words are indexed; only the filters read the stored document.
          document: { ...document, title: '', strong: '', others: '', description: '' },
        })),
      );
    },
    async find(queryPage) {
      const query = writeCondition<Query>(listTiers(queryPage.read).at(-1) as Condition, {
        word: fieldWord,
        all: (queries) => ({ combineWith: 'AND', queries }),
        any: (queries) => ({ combineWith: 'OR', queries }),
      });
      const found = index.search(query, {
        boost: { title: 10, strong: 5, occupations: 5 },
        filter: ({ document }) => meetsFilters(document as SearchDocument, queryPage.read),
      });
      return found.slice(offsetOf(queryPage), offsetOf(queryPage) + PAGE_SIZE).map(({ id }) => id as number);
    },
    close: () => index.removeAll(),
  };
}
