import { parseArgs } from 'node:util';

/** What one run does. */
export interface Options {
  /** Vacancies in the scratch database. */
  size: number;
  /** Put the table into docs/performance.md. */
  write: boolean;
}

/** Reads `--size N` and `--write`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { size: { type: 'string', default: '50000' }, write: { type: 'boolean', default: false } },
  });
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 2_000) throw new Error('--size takes a whole number from 2000');
  return { size, write: values.write };
}
