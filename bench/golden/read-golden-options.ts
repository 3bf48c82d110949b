import { parseArgs } from 'node:util';
import { type QuerySetName, querySets } from './query-sets.ts';

/** Options of `npm run golden`. */
export interface GoldenOptions {
  /** Postings in the import format; the invented postings of the tests when there is no such file. */
  file: string;
  /** Queries, pairs and prefixes that are asked. */
  set: QuerySetName;
  /** Only every n-th line of the file is imported, starting with the line of index `offset`. */
  every: number;
  offset: number;
  /** Folder that keeps the database for later runs. */
  keep: string | undefined;
  /** Folder of a database that an earlier run kept. */
  use: string | undefined;
  /** Rebuild the search index of a reused database, after a change of the index. */
  rebuild: boolean;
  /** Write the table to docs/search-quality.md. */
  write: boolean;
  /** Print the first ten results of queries that miss something. */
  misses: boolean;
  /** Kinds of queries that are run; all when empty. */
  kinds: string[];
}

/** Help of the command. */
export const goldenHelp = `npm run golden -- [--file FILE] [--set NAME] [--every N] [--offset I] [--keep DIR | --use DIR [--rebuild]] [--misses [KIND…]] [--write]
  --file FILE     postings in the import format (default: ../shared/data/jobs.jsonl.gz)
  --set NAME      queries that are asked: golden (default), fresh, second, third or fourth, without those of the tests
  --every N       imports every N-th line of it (default: 3), starting with line I counted from 0 (default: 1)
  --keep DIR      keeps the database for later runs; --use DIR runs on a kept one, --rebuild with a new search index
  --misses        prints the first ten results of queries that miss something, with their grades
  KIND…           runs only these kinds of queries, such as titles, pay or "same work"
  --write         writes the table to docs/search-quality.md`;

const isSetName = (name: string): name is QuerySetName => Object.hasOwn(querySets, name);

/** Reads the options. @throws when they contradict each other */
export function readGoldenOptions(args: string[]): GoldenOptions | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: 'string', default: '../shared/data/jobs.jsonl.gz' },
      set: { type: 'string', default: 'golden' },
      every: { type: 'string', default: '3' },
      offset: { type: 'string', default: '1' },
      keep: { type: 'string' },
      use: { type: 'string' },
      rebuild: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [every, offset] = [Number(values.every), Number(values.offset)];
  const { set } = values;
  if (!isSetName(set)) throw new Error(`--set must be one of ${Object.keys(querySets).join(', ')}`);
  if (!Number.isInteger(every) || every < 1) throw new Error('--every must be a whole number of at least 1');
  if (!Number.isInteger(offset) || offset < 0) throw new Error('--offset must be a whole number of at least 0');
  if (values.keep && values.use) throw new Error('--keep and --use exclude each other');
  if (values.rebuild && !values.use) throw new Error('--rebuild requires --use');
  if (values.write && set !== 'golden') throw new Error('--write requires the set golden');
  if (values.write && positionals.length > 0) throw new Error('--write requires all kinds');
  const { file, keep, use, rebuild, write, misses } = values;
  return { file, set, every, offset: offset % every, keep, use, rebuild, write, misses, kinds: positionals };
}
