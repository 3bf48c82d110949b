import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const file = join(import.meta.dirname, 'last-release-statements.json.br');

/** The statements that the tests of the last release sent. */
export interface ReleasedStatements {
  /** Its last migration. */
  migration: string;
  statements: string[];
}

export const readReleasedStatements = (): ReleasedStatements =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));

export const writeReleasedStatements = (released: ReleasedStatements): void =>
  writeFileSync(file, brotliCompressSync(JSON.stringify(released)));

/** Statements that read and write rows; others cannot be planned, and belong to migrations and jobs. */
const isPlannable = (text: string): boolean =>
  /^\s*(?:with|select|insert|update|delete|merge)\b/i.test(text) && !text.includes('kysely_migration');

/** The same for statements that differ in the number of their values only: of lists, and of rows that are inserted. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)');

/** One statement of each shape, the shortest. */
export function selectStatements(texts: readonly string[]): string[] {
  const shortest = new Map<string, string>();
  for (const text of texts.filter(isPlannable)) {
    const shape = shapeOf(text);
    const known = shortest.get(shape);
    if (known === undefined || text.length < known.length) shortest.set(shape, text);
  }
  return [...shortest.values()].sort();
}

/** The statements that tests have recorded in a folder (test-statements.ts). */
export const readRecorded = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string),
  );
