import { parseArgs } from 'node:util';

/** Options of one run. */
export interface Options {
  /** Vacancies in the scratch database. */
  size: number;
  /** Write the tables and the chart to docs/. */
  write: boolean;
  /** Folder that keeps the data set for later runs. */
  keep: string | undefined;
  /** Folder of a data set kept by an earlier run. */
  use: string | undefined;
  /** Rebuild the search index of a reused data set, after a change of the index. */
  rebuild: boolean;
  /** Engines to compare with; all if undefined. */
  peers: string[] | undefined;
}

/** Sizes with a section in docs/performance.md. */
export const sizeNames: Record<number, string> = { 50000: '50k', 1000000: '1M', 10000000: '10M' };

/** Reads `--size N`, `--write`, `--keep DIR`, `--use DIR`, `--rebuild` and `--peers NAME,NAME`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '50000' },
      write: { type: 'boolean', default: false },
      keep: { type: 'string' },
      use: { type: 'string' },
      rebuild: { type: 'boolean', default: false },
      peers: { type: 'string' },
    },
  });
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 2_000) throw new Error('--size must be a whole number of at least 2000');
  if (values.keep && values.use) throw new Error('--keep and --use exclude each other');
  if (values.rebuild && !values.use) throw new Error('--rebuild requires --use');
  if (values.write && !sizeNames[size]) throw new Error(`--write requires --size ${Object.keys(sizeNames).join(', ')}`);
  const { write, keep, use, rebuild } = values;
  return { size, write, keep, use, rebuild, peers: values.peers?.split(',').filter(Boolean) };
}
