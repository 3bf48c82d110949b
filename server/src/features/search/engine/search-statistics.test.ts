import { expect, it } from 'vitest';
import { makeStatistics } from './search-statistics.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 2, 2, hours));
const statistics = makeStatistics({
  rows: 1_000,
  lexemes: [
    ['java', 0.2],
    ['l.pune', 0.1],
  ],
  commonMoments: [],
  moments: [0, 1, 2, 3, 4].map(hour),
});

it('knows how common a lexeme is, and takes one that is not listed for rarer than all that are', () => {
  expect(statistics.shareOf('java')).toBe(0.2);
  expect(statistics.shareOf('zari')).toBe(0.025);
  expect([statistics.isListed('java'), statistics.isListed('zari')]).toEqual([true, false]);
});

it('takes filters to come together by chance', () => {
  expect(statistics.shareOf('l.pune+x.1')).toBeCloseTo(0.0025);
});

it('knows since when a share of all was posted', () => {
  expect(statistics.since(0.25)).toEqual(hour(3));
  expect(statistics.since(0.125)).toEqual(new Date(Date.UTC(2026, 2, 2, 3, 30)));
  expect(statistics.since(1)).toEqual(hour(0));
});

it('counts the vacancies of a moment at which many were posted', () => {
  const many = makeStatistics({
    rows: 10,
    lexemes: [],
    commonMoments: [{ at: hour(6), share: 0.5 }],
    moments: [0, 4].map(hour),
  });
  expect(many.since(0.4)).toEqual(hour(6));
  expect(many.since(0.5)).toEqual(hour(6));
  expect(many.since(0.75)).toEqual(hour(2));
});

it('knows nothing before anything was counted', () => {
  const nothing = makeStatistics({ rows: -1, lexemes: [], commonMoments: [], moments: [] });
  expect([nothing.rows, nothing.shareOf('java'), nothing.since(0.1)]).toEqual([0, 0, undefined]);
});
