import { describe, expect, it } from 'vitest';
import { anyOf } from './expression.ts';
import { independentSelectivity, indexCost, selectivity } from './selectivity.ts';
import { lexemeStatistics as statistics } from './test-lexeme-statistics.ts';

describe('selectivity', () => {
  it('lies between that of independent lexemes and that of the rarest one', () => {
    const both = selectivity({ all: ['t.kiln', 'l.pune'] }, statistics);
    expect(independentSelectivity({ all: ['t.kiln', 'l.pune'] }, statistics)).toBeCloseTo(0.001);
    expect(both).toBeGreaterThan(0.001);
    expect(both).toBeLessThan(0.01);
    expect(selectivity(anyOf(['l.pune', 'l.delhi', 'x.3', 'x.3']), statistics)).toBe(1);
    expect(selectivity({ all: ['t.kiln', 'unknown'] }, statistics)).toBe(0);
  });

  it('of two words is at least that of their pair in title, skills and company', () => {
    expect(selectivity({ all: ['fire', 'kiln'] }, statistics)).toBe(0.019);
    expect(selectivity({ all: ['fire', anyOf(['kiln', 'furnace'])] }, statistics)).toBe(0.019);
    expect(selectivity({ all: ['potter', 'kiln'] }, statistics)).toBeLessThan(0.004);
    expect(selectivity({ all: ['fire', 'kiln', 'potter'] }, statistics)).toBeLessThan(0.004);
    expect(selectivity({ all: ['fire', 'kiln', 'l.pune'] }, statistics)).toBeLessThan(0.019);
  });
});

describe('indexCost', () => {
  it('is that of the rarest part of a conjunction, and the sum of the parts of a disjunction', () => {
    expect(indexCost({ all: ['x.3', 't.kiln', anyOf(['l.pune', 'l.delhi'])] }, statistics)).toBe(0.01);
    expect(indexCost(anyOf(['l.pune', 'l.delhi']), statistics)).toBeCloseTo(0.3);
  });
});
