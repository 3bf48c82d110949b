import { expect, it } from 'vitest';
import { createStatistics } from './search-statistics.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 2, 2, hours));
const statistics = createStatistics({
  rows: 1_000,
  lexemes: [
    ['java', 0.2],
    ['l.pune', 0.1],
  ],
  commonMoments: [],
  moments: [0, 1, 2, 3, 4].map(hour),
});

it('estimates an unlisted lexeme as rarer than every listed one', () => {
  expect(statistics.selectivityOf('java')).toBe(0.2);
  expect(statistics.selectivityOf('zari')).toBe(0.025);
  expect([statistics.isListed('java'), statistics.isListed('zari')]).toEqual([true, false]);
});

it('treats filters as independent', () => {
  expect(statistics.selectivityOf('l.pune+x.1')).toBeCloseTo(0.0025);
});

it('interpolates the time since which a share of all vacancies was posted', () => {
  expect(statistics.postedSince(0.25)).toEqual(hour(3));
  expect(statistics.postedSince(0.125)).toEqual(new Date(Date.UTC(2026, 2, 2, 3, 30)));
  expect(statistics.postedSince(1)).toEqual(hour(0));
});

it('counts the vacancies of an instant at which many were posted', () => {
  const many = createStatistics({
    rows: 10,
    lexemes: [],
    commonMoments: [{ at: hour(6), share: 0.5 }],
    moments: [0, 4].map(hour),
  });
  expect(many.postedSince(0.4)).toEqual(hour(6));
  expect(many.postedSince(0.5)).toEqual(hour(6));
  expect(many.postedSince(0.75)).toEqual(hour(2));
});

it('is empty before the table was analysed', () => {
  const empty = createStatistics({ rows: -1, lexemes: [], commonMoments: [], moments: [] });
  expect([empty.rows, empty.selectivityOf('java'), empty.postedSince(0.1)]).toEqual([0, 0, undefined]);
});
