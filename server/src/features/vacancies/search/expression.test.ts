import { expect, it } from 'vitest';
import { allOf, anyOf, briefOf, chanceOf, conditionsOf, costOf, type Expression, shareOf } from './expression.ts';

const shares: Record<string, number> = {
  't.rare': 0.0001,
  't.kiln': 0.01,
  'l.pune': 0.1,
  'l.delhi': 0.2,
  'x.3': 0.5,
  kiln: 0.03,
};
const share = (lexeme: string) => shares[lexeme] ?? 0;

it('asks a row for the words of a pair, and for nothing that only the index knows', () => {
  const asked: Expression = { all: [anyOf(['t.fire+kiln', 't.kiln']), 'x.3'] };
  expect(briefOf(asked)).toEqual({ all: [{ any: [{ all: ['t.fire', 't.kiln'] }, 't.kiln'] }, 'x.3'] });
  expect(briefOf({ all: ['s.fire+kiln', 'kiln'] })).toBeUndefined();
  expect(briefOf('p3.467522')).toBeUndefined();
});

it('gives the index the rarest first, and leaves to the rows what is common beside it', () => {
  const places = anyOf(['l.pune', 'l.delhi']);
  expect(conditionsOf({ all: ['x.3', places, 't.rare'] }, share)).toEqual({
    index: ["'t.rare'"],
    rows: "(('l.pune' | 'l.delhi') & 'x.3')",
  });
  // Twenty times as common: quicker to look up than to read every row.
  expect(conditionsOf({ all: ['l.pune', 't.kiln'] }, share)).toEqual({ index: ["'t.kiln'", "'l.pune'"] });
  expect(conditionsOf({ all: ['kiln', 't.rare'] }, share)).toEqual({ index: ["'t.rare'", "'kiln'"] });
  expect(conditionsOf(allOf([]), share)).toEqual({ index: [''] });
});

it('expects words together more often than by chance, and never more often than the rarest of them', () => {
  const both = shareOf({ all: ['t.kiln', 'l.pune'] }, share);
  expect(chanceOf({ all: ['t.kiln', 'l.pune'] }, share)).toBeCloseTo(0.001);
  expect(both).toBeGreaterThan(0.001);
  expect(both).toBeLessThan(0.01);
  expect(shareOf(anyOf(['l.pune', 'l.delhi', 'x.3', 'x.3']), share)).toBe(1);
  expect(shareOf({ all: ['t.kiln', 'unknown'] }, share)).toBe(0);
});

it('expects to read the rarest of all, and each of any', () => {
  expect(costOf({ all: ['x.3', 't.kiln', anyOf(['l.pune', 'l.delhi'])] }, share)).toBe(0.01);
  expect(costOf(anyOf(['l.pune', 'l.delhi']), share)).toBeCloseTo(0.3);
});
