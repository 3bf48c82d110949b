import { expect, it } from 'vitest';
import { findUnknownFeatures } from './find-unknown-features.ts';

const none: Record<string, readonly string[]> = {};
const find = (folders: Record<string, readonly string[]>) => findUnknownFeatures((folder) => folders[folder] ?? []);

it('accepts the features of all packages, those of one package, and tests', () => {
  expect(
    find({
      'contract/src': ['accounts', 'search.ts', 'call.ts', 'index.ts', 'topics.test.ts'],
      'server/src/features': ['accounts', 'search', 'notifications'],
      'web/src/features': ['accounts', 'search', 'dashboard'],
    }),
  ).toEqual([]);
  expect(find(none)).toEqual([]);
});

it.each([
  ['contract/src', 'jobs.ts'],
  ['contract/src', 'jobs'],
  ['contract/src', 'notifications.ts'],
  ['server/src/features', 'jobs'],
  ['server/src/features', 'dashboard'],
  ['web/src/features', 'notifications'],
])('reports %s/%s', (folder, name) => {
  expect(find({ [folder]: ['accounts', name] })).toEqual([
    `${folder}/${name} is not a known feature name (docs/architecture.md)`,
  ]);
});
