import { parseArgs } from 'node:util';

/** What one run does. */
export interface Options {
  /** Vacancies in the scratch database. */
  size: number;
  /** Put the tables and the chart into docs/. */
  write: boolean;
  /** Where the world stays for later runs. */
  keep: string | undefined;
  /** Where an earlier run kept it. */
  use: string | undefined;
  /** Fill search anew in a world that is used: the product's way to search changed. */
  rebuild: boolean;
  /** Peers that are asked beside the product; all when not given. */
  peers: string[] | undefined;
}

/** Sizes that have a place in docs/performance.md. */
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
  if (!Number.isInteger(size) || size < 2_000) throw new Error('--size takes a whole number from 2000');
  if (values.keep && values.use) throw new Error('What is used stays: --keep and --use exclude each other');
  if (values.rebuild && !values.use) throw new Error('--rebuild goes with --use');
  if (values.write && !sizeNames[size]) throw new Error(`--write takes --size ${Object.keys(sizeNames).join(', ')}`);
  const { write, keep, use, rebuild } = values;
  return { size, write, keep, use, rebuild, peers: values.peers?.split(',').filter(Boolean) };
}
