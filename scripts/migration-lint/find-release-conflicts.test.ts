import { expect, it } from 'vitest';
import { readSchemaTypes } from '../../server/src/infra/database/test-schema-types.ts';
import { findReleaseConflicts } from './find-release-conflicts.ts';
import { readRelease } from './read-release.ts';

const column = { type: 'string', nullable: false, hasDefault: false, generatedAlways: false };
const withDefault = { ...column, hasDefault: true };
const released = {
  visits: { id: column, shop: { ...column, nullable: true }, at: withDefault },
  shops: { id: column },
};
const withVisits = (visits: object) => ({ ...released, visits: { ...released.visits, ...visits } });

it('the last release works with the schema of this one', () => {
  expect(findReleaseConflicts(readRelease().tables, readSchemaTypes())).toEqual([]);
});

it.each([
  ['a table that is gone', { visits: released.visits }, 'shops is gone'],
  ['a column that is gone', { ...released, shops: {} }, 'shops.id is gone'],
  ['another type', withVisits({ id: { ...column, type: 'number' } }), 'visits.id is number'],
  ['a column that may be null', withVisits({ id: { ...column, nullable: true } }), 'visits.id may be null'],
  ['a column that refuses null', withVisits({ shop: column }), 'visits.shop refuses null'],
  ['a lost default', withVisits({ at: column }), 'visits.at has no default'],
  [
    'a generated column',
    withVisits({ id: { ...column, generatedAlways: true } }),
    'visits.id can no longer be written',
  ],
  ['a new column without default', withVisits({ kind: column }), 'visits.kind needs a default'],
])('reports %s', (_, tables, message) => {
  expect(findReleaseConflicts(released, tables)).toEqual([expect.stringContaining(message)]);
});

it('accepts what is added', () => {
  const added = { kind: withDefault, note: { ...column, nullable: true }, low: { ...column, generatedAlways: true } };
  expect(findReleaseConflicts(released, { ...withVisits(added), calls: { id: column } })).toEqual([]);
});
