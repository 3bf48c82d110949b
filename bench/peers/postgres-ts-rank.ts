import postgres from 'postgres';
import type { Loader } from '../dataset/open-loader.ts';
import { type Condition, listTiers, writeCondition } from '../oracle/list-tiers.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import type { ReadQuery } from '../oracle/read-query.ts';
import { attributeWords, fieldWord, filterWords, requiredFilterWords } from './filter-words.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

const columns = ['id', 'posted_at', 'lex'];

/** The text of a tsvector as setweight(to_tsvector(…)) makes it: weights A to D, with positions counted across fields. */
function weighted(document: SearchDocument): string {
  const at = new Map<string, string[]>();
  let place = 0;
  for (const [text, weight] of [
    [document.title, 'A'],
    [attributeWords(document).join(' '), 'B'],
    [document.strong, 'B'],
    [document.others, 'C'],
    [document.description, ''],
  ] as const) {
    for (const word of text.split(' ')) {
      if (word === '') continue;
      place += 1;
      const places = at.get(word);
      if (places) places.push(`${place}${weight}`);
      else at.set(word, [`${place}${weight}`]);
    }
  }
  const words = [...at].map(([word, places]) => `'${word}':${places.join(',')}`);
  return [...words, ...filterWords(document).map((word) => `'${word}'`)].join(' ');
}

const allOf = (parts: string[]): string => `(${parts.join(' & ')})`;
const anyOf = (parts: string[]): string => `(${parts.join(' | ')})`;
const wordsText = (read: ReadQuery): string =>
  writeCondition(listTiers(read).at(-1) as Condition, {
    word: fieldWord,
    all: allOf,
    any: anyOf,
  });

/**
 * The setup of the PostgreSQL manual: a weighted tsvector with a GIN index, ordered by ts_rank and then by date. The same
 * occupation under another title is found too and weighs as much as a skill. Filters are words of the same tsvector, so
 * the index applies them too; they do not affect the rank.
 */
export function openTsRank(databaseUrl: string, loader: Loader): Peer {
  const pool = postgres(databaseUrl, { max: 8, onnotice: () => undefined, connection: { statement_timeout: 0 } });
  let begun = false;
  return {
    key: 'ts-rank',
    name: 'PostgreSQL, weighted ts_rank',
    isKept: true,
    serve: 'find',
    async add(documents) {
      if (!begun) await loader.run('create table bench_ranked (id int, posted_at timestamptz, lex tsvector)');
      begun = true;
      const lines = documents.map(
        (document) => `${document.id}\t${new Date(document.postedAt).toISOString()}\t${weighted(document)}`,
      );
      await loader.copy('bench_ranked', columns, lines);
    },
    async settle() {
      await loader.run('alter table bench_ranked add primary key (id)');
      await loader.run('create index bench_ranked_lex on bench_ranked using gin (lex) with (fastupdate = off)');
      await loader.run('vacuum analyze bench_ranked');
    },
    async find(queryPage) {
      const words = wordsText(queryPage.read);
      const all = allOf([words, ...requiredFilterWords(queryPage.read).map(anyOf)]);
      const rows = await pool<{ id: number }[]>`
        select id from bench_ranked where lex @@ ${all}::tsquery
        order by ts_rank(lex, ${words}::tsquery) desc, posted_at desc, id desc
        limit ${PAGE_SIZE} offset ${offsetOf(queryPage)}`;
      return rows.map(({ id }) => id);
    },
    close: () => pool.end({ timeout: 5 }),
  };
}
