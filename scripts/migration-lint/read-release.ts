import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredColumn } from '../../server/src/infra/database/test-schema-types.ts';

/** What the last release reads and writes: recorded from its schema.ts by `npm run record-release`. */
export interface Release {
  /** Its last migration. */
  migration: string;
  tables: Record<string, Record<string, DeclaredColumn>>;
}

const file = join(import.meta.dirname, 'last-release.json');

/** A column as text: `number default`, `string null`. */
const encode = ({ type, nullable, hasDefault, generatedAlways }: DeclaredColumn): string =>
  [type, nullable && 'null', hasDefault && 'default', generatedAlways && 'generated'].filter(Boolean).join(' ');

function decode(text: string): DeclaredColumn {
  const [type = '', ...words] = text.split(' ');
  const has = (word: string) => words.includes(word);
  return { type, nullable: has('null'), hasDefault: has('default'), generatedAlways: has('generated') };
}

const mapColumns = <A, B>(tables: Record<string, Record<string, A>>, map: (column: A) => B) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => [
      table,
      Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, map(column)])),
    ]),
  );

/** Reads the record of the last release. */
export function readRelease(): Release {
  const { migration, tables } = JSON.parse(readFileSync(file, 'utf8')) as {
    migration: string;
    tables: Record<string, Record<string, string>>;
  };
  return { migration, tables: mapColumns(tables, decode) };
}

/** Replaces the record of the last release. */
export const writeRelease = ({ migration, tables }: Release): void =>
  writeFileSync(file, `${JSON.stringify({ migration, tables: mapColumns(tables, encode) }, null, 1)}\n`);
