import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAccountLocks } from './find-account-locks.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  "db.selectFrom('accounts').select('id').where('id', '=', id).forShare().execute();",
  "tx.selectFrom('accounts')\n  .innerJoin('resumes', 'a', 'b')\n  .forUpdate('accounts')",
  'with account as (select id from accounts where id = 1 for share) select 1',
])('finds the lock in %s', (code) => {
  expect(findAccountLocks('server/src/features/listings/a.queries.ts', code)).toHaveLength(1);
});

it.each([
  "db.selectFrom('accounts').select('id'); db.selectFrom('orders').forUpdate();",
  'select from vacancies where id = 1 for update',
  'select id from accounts where id = (select account_id from orders for update)',
])('accepts %s', (code) => {
  expect(findAccountLocks('server/src/features/listings/a.queries.ts', code)).toEqual([]);
});

it('no file locks an account but the account lock', () => {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    findAccountLocks(file, readFileSync(join(root, file), 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});
