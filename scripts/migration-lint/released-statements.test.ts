import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestClient, type TestClient } from '../../server/src/infra/database/test-client.ts';
import { makeTestDatabase, type TestDatabase } from '../../server/src/infra/database/test-database.ts';
import { findRefusedStatements } from './find-refused-statements.ts';
import { readRelease } from './read-release.ts';
import { readReleasedStatements, selectStatements } from './released-statements.ts';

const { migration, statements } = readReleasedStatements();

let database: TestDatabase;
let client: TestClient;
beforeAll(async () => {
  database = await makeTestDatabase();
  client = openTestClient(database.url);
});
afterAll(async () => {
  await client.close();
  await database.drop();
});
beforeEach(async () => {
  await client.run('begin');
  return () => client.run('rollback');
});

it('every statement of the last release can be planned on the schema of this one', async () => {
  expect(migration).toBe(readRelease().migration);
  expect(statements.length).toBeGreaterThan(300);
  expect(await findRefusedStatements(client, statements)).toEqual([]);
});

it.each([
  ['a renamed column', 'alter table accounts rename column full_name to name', 'full_name'],
  ['a dropped table', 'drop table saved_jobs cascade', 'saved_jobs'],
  ['a lost unique constraint', 'alter table vacancy_search drop constraint vacancy_search_pkey', 'ON CONFLICT'],
])('reports %s', async (_, change, reason) => {
  await client.run(change);
  const refused = await findRefusedStatements(client, statements);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(([, message]) => message).join()).toContain(reason);
});

it('keeps one statement of each shape', () => {
  const texts = [
    'select 1 where a in ($1, $2)',
    'select 1 where a in ($1)',
    'set x = 1',
    'insert into a values ($1, $2), ($3, $4)',
  ];
  expect(selectStatements([...texts, 'insert into a values ($1, $2)'])).toEqual([
    'insert into a values ($1, $2)',
    'select 1 where a in ($1)',
  ]);
});
