import { expect, it } from 'vitest';
import { allOf, anyOf, briefOf, chanceOf, conditionsOf, costOf, type Expression, shareOf } from './expression.ts';

const known: Record<string, number> = {
  't.rare': 0.0001,
  't.kiln': 0.01,
  'l.pune': 0.1,
  'l.delhi': 0.2,
  'x.3': 0.5,
  kiln: 0.03,
  fire: 0.02,
  potter: 0.02,
  's.fire+kiln': 0.019,
};
const shares = { shareOf: (lexeme: string) => known[lexeme] ?? 0, isListed: (lexeme: string) => lexeme in known };

it('asks a row for the parts of a pair, and for nothing that only the index knows', () => {
  const asked: Expression = { all: [anyOf(['t.fire+kiln', 't.kiln']), 'x.3'] };
  expect(briefOf(asked)).toEqual({ all: [{ any: [{ all: ['t.fire', 't.kiln'] }, 't.kiln'] }, 'x.3'] });
  expect(briefOf({ all: ['s.fire+kiln', 'kiln'] })).toBeUndefined();
  expect(briefOf('l.pune+x.3')).toEqual({ all: ['l.pune', 'x.3'] });
  expect(briefOf('p3.467522')).toBeUndefined();
});

it('gives the index the rarest first, and leaves to the rows what is common beside it', () => {
  const places = anyOf(['l.pune', 'l.delhi']);
  expect(conditionsOf({ all: ['x.3', places, 't.rare'] }, shares)).toEqual({
    index: ["'t.rare'"],
    rows: "(('l.pune' | 'l.delhi') & 'x.3')",
  });
  // Twenty times as common: quicker to look up than to read every row.
  expect(conditionsOf({ all: ['l.pune', 't.kiln'] }, shares)).toEqual({ index: ["'t.kiln'", "'l.pune'"] });
  expect(conditionsOf({ all: ['kiln', 't.rare'] }, shares)).toEqual({ index: ["'t.rare'", "'kiln'"] });
  expect(conditionsOf(allOf([]), shares)).toEqual({ index: [''] });
});

it('expects words together more often than by chance, and never more often than the rarest of them', () => {
  const both = shareOf({ all: ['t.kiln', 'l.pune'] }, shares);
  expect(chanceOf({ all: ['t.kiln', 'l.pune'] }, shares)).toBeCloseTo(0.001);
  expect(both).toBeGreaterThan(0.001);
  expect(both).toBeLessThan(0.01);
  expect(shareOf(anyOf(['l.pune', 'l.delhi', 'x.3', 'x.3']), shares)).toBe(1);
  expect(shareOf({ all: ['t.kiln', 'unknown'] }, shares)).toBe(0);
});

it('expects two words as often as it is known of titles, skills and companies', () => {
  expect(shareOf({ all: ['fire', 'kiln'] }, shares)).toBe(0.019);
  expect(shareOf({ all: ['fire', anyOf(['kiln', 'furnace'])] }, shares)).toBe(0.019);
  expect(shareOf({ all: ['potter', 'kiln'] }, shares)).toBeLessThan(0.004);
  expect(shareOf({ all: ['fire', 'kiln', 'potter'] }, shares)).toBeLessThan(0.004);
  expect(shareOf({ all: ['fire', 'kiln', 'l.pune'] }, shares)).toBeLessThan(0.019);
});

it('expects to read the rarest of all, and each of any', () => {
  expect(costOf({ all: ['x.3', 't.kiln', anyOf(['l.pune', 'l.delhi'])] }, shares)).toBe(0.01);
  expect(costOf(anyOf(['l.pune', 'l.delhi']), shares)).toBeCloseTo(0.3);
});
