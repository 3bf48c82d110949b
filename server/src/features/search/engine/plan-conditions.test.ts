import { expect, it } from 'vitest';
import { allOf, anyOf } from './expression.ts';
import { planConditions } from './plan-conditions.ts';
import { lexemeStatistics as statistics } from './test-lexeme-statistics.ts';

it('gives the index the rarest part, and checks common ones on the rows', () => {
  const places = anyOf(['l.pune', 'l.delhi']);
  expect(planConditions({ all: ['x.3', places, 't.rare'] }, statistics)).toEqual({
    index: ["'t.rare'"],
    rows: "(('l.pune' | 'l.delhi') & 'x.3')",
  });
});

it('leaves to the index what it answers faster than the rows, rarest first', () => {
  // Ten times as common: reading the index is faster than reading every row.
  expect(planConditions({ all: ['l.pune', 't.kiln'] }, statistics)).toEqual({ index: ["'t.kiln'", "'l.pune'"] });
});

it('leaves to the index what rows do not store', () => {
  expect(planConditions({ all: ['kiln', 't.rare'] }, statistics)).toEqual({ index: ["'t.rare'", "'kiln'"] });
});

it('matches nothing without any part', () => {
  expect(planConditions(allOf([]), statistics)).toEqual({ index: [''] });
});
