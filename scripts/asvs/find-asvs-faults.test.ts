import { expect, it } from 'vitest';
import { findAsvsFaults } from './find-asvs-faults.ts';

const requirements = { 1: ['1.1.1', '1.1.2'], 2: ['2.1.1'] };
const readTest = (path: string) => (path === '../a.test.ts' ? "it('works', () => {});" : undefined);
const rows = {
  met: '| 1.1.1 | 1 | decode | once | [works](../a.test.ts) |',
  deviation: '| 1.1.2 | 1 | escape | **Deviation**, 2026-11-23: not yet | [works](../a.test.ts) |',
  other: '| 2.1.1 | no LDAP |',
};
const find = (changed: Partial<typeof rows>) =>
  findAsvsFaults(Object.values({ ...rows, ...changed }).join('\n'), requirements, readTest);

it('accepts a page with every requirement', () => {
  expect(find({})).toEqual([]);
});

it.each<[string, Partial<typeof rows>, string]>([
  ['a requirement that is missing', { met: '' }, '1.1.1: is missing'],
  ['one of another level', { met: rows.met.replace('| 1 |', '| 2 |') }, '1.1.1: is of level 1'],
  ['one that is there twice', { met: `${rows.met}\n${rows.met}` }, '1.1.1: is there twice'],
  ['an unknown one', { met: `${rows.met}\n| 9.9.9 | no |` }, '9.9.9: is not a requirement'],
  ['a test that does not exist', { met: rows.met.replace('a.test', 'b.test') }, '1.1.1: there is no ../b.test.ts'],
  ['a title that is not in the test', { met: rows.met.replace('works', 'work') }, 'has no test "work"'],
  ['a row without a test', { met: '| 1.1.1 | 1 | decode | once | |' }, '1.1.1: needs a text and a test'],
  ['a deviation without a date', { deviation: rows.deviation.replace(', 2026-11-23', '') }, '1.1.2: needs a date'],
  ['no reason', { other: '| 2.1.1 | |' }, '2.1.1: needs a reason'],
])('refuses %s', (_, changed, fault) => {
  expect(find(changed)).toEqual([expect.stringContaining(fault)]);
});
