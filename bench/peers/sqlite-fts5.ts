import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Condition, type Field, listTiers, writeCondition } from '../oracle/list-tiers.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import type { ReadQuery } from '../oracle/read-query.ts';
import { attributeWords, fieldWord, filterWords, isFilterField, requiredFilterWords } from './filter-words.ts';
import { offsetOf, PAGE_SIZE, type Peer } from './peer.ts';

const allOf = (parts: string[]): string => `(${parts.join(' AND ')})`;
const anyOf = (parts: string[]): string => `(${parts.join(' OR ')})`;

/** A condition in the language of FTS5. Occupations and companies are words of the column of filters. */
const matchOf = (condition: Condition, columnOf: (field: Field) => string): string =>
  writeCondition(condition, {
    word: (word, field) =>
      isFilterField(field) ? `filters : ${fieldWord(word, field)}` : `${columnOf(field)} : "${word}"`,
    all: allOf,
    any: anyOf,
  });

/** Adds the filters of the query. */
function filtered(words: string, query: ReadQuery): string {
  const filters = requiredFilterWords(query);
  return filters.length > 0 ? `(${words}) AND {filters} : ${allOf(filters.map(anyOf))}` : words;
}

/** A contentless FTS5 table in its own file; rowid is the vacancy id, so descending rowid is newest first. */
function openTable(folder: string, name: string, options: string) {
  const db = new DatabaseSync(join(folder, `${name}.sqlite`));
  for (const pragma of ['journal_mode = off', 'synchronous = off', 'cache_size = -131072', 'mmap_size = 2147418112'])
    db.exec(`pragma ${pragma}`);
  db.exec(
    `create virtual table if not exists words using fts5(title, strong, anywhere, filters, content = '', ${options})`,
  );
  const insert = db.prepare('insert into words (rowid, title, strong, anywhere, filters) values (?, ?, ?, ?, ?)');
  return {
    db,
    add(documents: SearchDocument[], columnsOf: (document: SearchDocument) => [string, string, string]) {
      db.exec('begin');
      for (const document of documents)
        insert.run(
          document.id,
          ...columnsOf(document),
          [...filterWords(document), ...attributeWords(document)].join(' '),
        );
      db.exec('commit');
    },
    /** Merges to one segment, the fastest to read. */
    settle: () => db.exec(`insert into words(words) values ('optimize')`),
  };
}

const idsOf = (rows: unknown[]): number[] => rows.map((row) => (row as { rowid: number }).rowid);

/**
 * FTS5 ranked by bm25 with weights for title, skills and company, and the rest. A vacancy of the same occupation under
 * another title is found, but its occupation has no weight: it shares a column with the filters.
 */
export function openBm25(folder: string): Peer {
  const table = openTable(folder, 'bm25', 'detail = full');
  table.db.exec(`insert into words(words, rank) values ('rank', 'bm25(10, 5, 1, 0)')`);
  const find = table.db.prepare('select rowid from words where words match ? order by rank limit ? offset ?');
  return {
    key: 'bm25',
    name: 'SQLite FTS5, bm25',
    isKept: true,
    add: (documents) =>
      table.add(documents, ({ title, strong, others, description }) => [title, strong, `${others} ${description}`]),
    settle: table.settle,
    async find(queryPage) {
      const all = matchOf(listTiers(queryPage.read).at(-1) as Condition, () => '{title strong anywhere}');
      const match = filtered(all, queryPage.read);
      return idsOf(find.all(match, PAGE_SIZE, offsetOf(queryPage)));
    },
    close: () => table.db.close(),
  };
}

/**
 * Our order with one FTS5 query per tier: every column holds the text of its tier, so each query reads one column; rows come
 * newest first without sorting and reading stops when the page is full. Word positions and lengths are not stored.
 */
export function openTiers(folder: string): Peer {
  const table = openTable(folder, 'tiers', 'detail = column, columnsize = 0');
  const find = table.db.prepare('select rowid from words where words match ? order by rowid desc limit ?');
  return {
    key: 'tiers',
    name: 'SQLite FTS5, tiers',
    isKept: true,
    add: (documents) =>
      table.add(documents, ({ title, strong, others, description }) => [
        title,
        `${title} ${strong}`,
        `${title} ${strong} ${others} ${description}`,
      ]),
    settle: table.settle,
    async find(queryPage) {
      const { read } = queryPage;
      const tiers = listTiers(read).map((tier) => matchOf(tier, (field) => field));
      const wanted = offsetOf(queryPage) + PAGE_SIZE;
      const found: number[] = [];
      for (const [i, words] of tiers.entries()) {
        if (found.length >= wanted) break;
        // Of the tiers before the last, those of words and of occupations include the others.
        const including = i === tiers.length - 1 ? (read.roles.length > 0 ? i - 2 : i - 1) : 0;
        const before = anyOf(tiers.slice(including, i));
        const match = filtered(i === 0 ? words : `(${words}) NOT ${before}`, read);
        found.push(...idsOf(find.all(match, wanted - found.length)));
      }
      return found.slice(offsetOf(queryPage));
    },
    close: () => table.db.close(),
  };
}
