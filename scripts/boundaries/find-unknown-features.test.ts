import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { consoleFeatures, findUnknownFeatures } from './find-unknown-features.ts';

const root = join(import.meta.dirname, '../..');
const none: Record<string, readonly string[]> = {};
const find = (folders: Record<string, readonly string[]>) => findUnknownFeatures((folder) => folders[folder] ?? []);

it('accepts the features of all packages, those of one package, and tests', () => {
  expect(
    find({
      'contract/src': ['accounts', 'search.ts', 'call.ts', 'index.ts', 'topics.test.ts'],
      'contract/src/staff': ['money.ts', 'moderation'],
      'server/src/features': ['accounts', 'search', 'notifications'],
      'web/src/features': ['accounts', 'search', 'dashboard'],
      'web/src/console/features': ['money', 'moderation'],
    }),
  ).toEqual([]);
  expect(find(none)).toEqual([]);
});

it.each([
  ['contract/src', 'jobs.ts'],
  ['contract/src', 'jobs'],
  ['contract/src', 'notifications.ts'],
  ['contract/src/staff', 'payments.ts'],
  ['server/src/features', 'jobs'],
  ['server/src/features', 'dashboard'],
  ['server/src/features', 'money'],
  ['web/src/features', 'notifications'],
  ['web/src/console/features', 'payments'],
])('reports %s/%s', (folder, name) => {
  expect(find({ [folder]: ['moderation', name] })).toEqual([
    `${folder}/${name} is not a known feature name (docs/architecture.md)`,
  ]);
});

it('names features of the server that exist', () => {
  const missing = Object.values(consoleFeatures)
    .flat()
    .filter((name) => !existsSync(join(root, 'server/src/features', name)));
  expect(missing).toEqual([]);
});

it('is the table of docs/architecture.md', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, table = ''] = page.split('| staff console | served by |\n|---|---|\n');
  const rows = (table.split('\n\n')[0] ?? '').trim().split('\n');
  expect(rows).toEqual(Object.entries(consoleFeatures).map(([name, served]) => `| ${name} | ${served.join(', ')} |`));
});
