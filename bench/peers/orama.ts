import { create, insertMultiple, search } from '@orama/orama';
import { type Condition, listTiers, writeCondition } from '../oracle/list-tiers.ts';
import type { ReadQuery } from '../oracle/read-query.ts';
import { attributeWords, fieldWord } from './filter-words.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

const schema = {
  id: 'string',
  title: 'string',
  strong: 'string',
  anywhere: 'string',
  occupations: 'string',
  places: 'enum[]',
  educations: 'enum[]',
  from: 'number',
  to: 'number',
} as const;

const LAST_YEAR = 60;

/** Every concatenation of one text of each list. */
const combine = (lists: string[][]): string[] =>
  lists.reduce<string[]>(
    (starts, texts) => starts.flatMap((start) => texts.map((text) => `${start} ${text}`.trim())),
    [''],
  );

/** Orama has no alternatives: one keyword per combination of them. */
const keywordsOf = (query: ReadQuery): string[] =>
  writeCondition(listTiers(query).at(-1) as Condition, {
    word: (word, field) => [fieldWord(word, field)],
    all: combine,
    any: (lists: string[][]) => lists.flat(),
  });

const filtersOf = ({ places, education, years }: ReadQuery) => ({
  ...(places ? { places: { containsAny: places } } : {}),
  ...(education ? { educations: { containsAll: [education] } } : {}),
  ...(years === undefined ? {} : { from: { lte: years }, to: { gte: years } }),
});

/** Orama in memory: BM25 with boosts, all words required, its own filters and prefix matching. */
export function openOrama(): Peer {
  const db = create({
    schema,
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(text.split(' '))],
      },
    },
  });
  return {
    key: 'orama',
    name: 'Orama',
    every: 5,
    async add(documents) {
      await insertMultiple(
        db,
        documents.map((document) => {
          const { id, title, strong, others, description, places, educations, from, to } = document;
          return {
            id: String(id),
            title,
            strong,
            anywhere: `${others} ${description}`,
            occupations: attributeWords(document).join(' '),
            places,
            educations,
            // A document without years matches no year.
            from: from ?? (to === null ? LAST_YEAR : 0),
            to: to ?? (from === null ? -1 : LAST_YEAR),
          };
        }),
        documents.length,
      );
    },
    async find(queryPage) {
      const best = new Map<string, number>();
      for (const term of keywordsOf(queryPage.read)) {
        const { hits } = await search(db, {
          term,
          properties: ['title', 'strong', 'anywhere', 'occupations'],
          boost: { title: 10, strong: 5, occupations: 5 },
          threshold: 0,
          where: filtersOf(queryPage.read),
          limit: offsetOf(queryPage) + PAGE_SIZE,
        });
        for (const { id, score } of hits) best.set(id, Math.max(score, best.get(id) ?? 0));
      }
      const found = [...best].sort(([, a], [, b]) => b - a).map(([id]) => Number(id));
      return found.slice(offsetOf(queryPage), offsetOf(queryPage) + PAGE_SIZE);
    },
    close: () => undefined,
  };
}
