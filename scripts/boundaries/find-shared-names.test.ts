import { expect, it } from 'vitest';
import { findSharedNames } from './find-shared-names.ts';

it('reports files of a package with one name, whatever their extension', () => {
  expect(
    findSharedNames([
      'server/src/lib/clock.ts',
      'server/src/features/staff/clock.ts',
      'web/src/tabs.ts',
      'web/src/ui/tabs.tsx',
    ]),
  ).toEqual([
    'server/src/lib/clock.ts and server/src/features/staff/clock.ts share a name (CONTRIBUTING.md)',
    'web/src/tabs.ts and web/src/ui/tabs.tsx share a name (CONTRIBUTING.md)',
  ]);
});

it.each([
  ['files of two packages', ['contract/src/search.ts', 'server/src/search.ts']],
  ['the calls of staff', ['contract/src/money.ts', 'contract/src/staff/money.ts']],
  ['the staff console', ['web/src/features/interviews/interview-list.tsx', 'web/src/console/interview-list.tsx']],
  ['index files', ['server/src/a/index.ts', 'server/src/b/index.ts']],
  ['other roles', ['server/src/a/plans.queries.ts', 'server/src/b/plans.routes.ts', 'server/src/b/plans.ts']],
  ['data', ['server/src/a/words.txt', 'server/src/b/words.txt']],
])('accepts %s', (_, files) => {
  expect(findSharedNames(files)).toEqual([]);
});

it('reports two files of the console', () => {
  expect(findSharedNames(['web/src/console/a/note-form.tsx', 'web/src/console/b/note-form.tsx'])).toHaveLength(1);
});
