import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';
import { type DeclaredColumn, readSchemaTypes } from './test-schema-types.ts';

// Drift test: the schema (schema.ts, schema/) must describe the migrated database exactly.

/** What the driver returns for a PostgreSQL type (`udt_name`). */
const driverTypes: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  tsvector: 'string',
  tsquery: 'string',
  bytea: 'Buffer',
  timestamptz: 'Date',
  date: 'Date',
  jsonb: 'unknown',
  _text: 'string[]',
  _int4: 'number[]',
};

/** Tables of the migrator, which no query of ours uses. */
const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock'];

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database?.drop());

interface StoredColumn {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
}

async function listStoredColumns(): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' or is_nullable = 'YES' as has_default, is_generated = 'ALWAYS' as is_generated
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    database.db,
  );
  return rows.filter(({ table_name }) => !MIGRATOR_TABLES.includes(table_name));
}

function describeDrift(stored: StoredColumn, declared: DeclaredColumn | undefined): string[] {
  if (!declared) return ['not in the schema'];
  const problems: string[] = [];
  const driverType = driverTypes[stored.udt_name] ?? `an unknown ${stored.udt_name}`;
  if (declared.type !== driverType) problems.push(`is ${driverType}, declared ${declared.type}`);
  // `unknown` includes null.
  if (declared.nullable !== stored.is_nullable && declared.type !== 'unknown')
    problems.push(stored.is_nullable ? 'is nullable, declared not null' : 'is not null, declared nullable');
  if (declared.hasDefault && !stored.has_default) problems.push('has no default, declared with one');
  if (declared.generatedAlways !== stored.is_generated)
    problems.push(stored.is_generated ? 'is generated, declared writable' : 'is writable, declared generated');
  return problems;
}

/** Every difference between the schema and the database, as `table.column problem`. */
async function listDrift(): Promise<string[]> {
  const tables = readSchemaTypes();
  const stored = await listStoredColumns();
  const storedNames = new Set(stored.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  const missing = Object.entries(tables).flatMap(([table, columns]) =>
    Object.keys(columns).flatMap((column) =>
      storedNames.has(`${table}.${column}`) ? [] : [`${table}.${column} not in the database`],
    ),
  );
  const different = stored.flatMap((column) => {
    const { table_name, column_name } = column;
    const problems = describeDrift(column, tables[table_name]?.[column_name]);
    return problems.map((problem) => `${table_name}.${column_name} ${problem}`);
  });
  return [...missing, ...different].sort();
}

it('the schema describes every table and column of the migrated database', async () => {
  expect(await listDrift()).toEqual([]);
});

it('reports every kind of drift', async () => {
  const changes = [
    'create table unknown_table (id int)',
    'alter table companies add column extra text',
    'alter table companies alter column name drop not null',
    'alter table companies drop column website',
    'alter table companies alter column logo drop default',
    'alter table vacancies alter column openings set not null',
    'alter table vacancies alter column source type bytea using source::bytea',
  ];
  const drift = await database.db
    .transaction()
    .execute(async (transaction) => {
      for (const change of changes) await sql.raw(change).execute(transaction);
    })
    .then(listDrift);
  expect(drift).toEqual([
    'companies.extra not in the schema',
    'companies.logo has no default, declared with one',
    'companies.name is nullable, declared not null',
    'companies.website not in the database',
    'unknown_table.id not in the schema',
    'vacancies.openings is not null, declared nullable',
    'vacancies.source is Buffer, declared string',
  ]);
});
