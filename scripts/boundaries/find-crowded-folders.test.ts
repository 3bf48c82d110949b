import { expect, it } from 'vitest';
import { findCrowdedFolders, MAX_FILES } from './find-crowded-folders.ts';

const filesOf = (folder: string, count: number, ending = 'ts'): string[] =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.${ending}`);

it('reports a folder with more files than the limit', () => {
  expect(findCrowdedFolders(filesOf('web/src/ui', MAX_FILES + 1))).toEqual([
    'web/src/ui has 26 files besides tests, at most 25 (CONTRIBUTING.md)',
  ]);
});

it('counts neither tests and journeys nor the files of subfolders', () => {
  const files = [
    ...filesOf('web/src/ui', MAX_FILES),
    ...filesOf('web/src/ui', 3, 'test.ts'),
    ...filesOf('web/src/ui', 3, 'component.test.tsx'),
    ...filesOf('web/src/ui', 3, 'e2e.ts'),
    ...filesOf('web/src/ui/fields', MAX_FILES),
  ];
  expect(findCrowdedFolders(files)).toEqual([]);
});

it('exempts the migrations', () => {
  expect(findCrowdedFolders(filesOf('server/src/infra/database/migrations', 100))).toEqual([]);
});
