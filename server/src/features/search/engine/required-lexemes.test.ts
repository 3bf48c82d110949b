import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expression } from './expression.ts';
import { requiredLexemes } from './required-lexemes.ts';

const shares: Record<string, number> = { a: 0.5, b: 0.2, c: 0.01, d: 0.3 };
const statistics = { selectivityOf: (lexeme: string) => shares[lexeme] ?? 0.001, isListed: () => true };

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.record({ all: fc.array(tie('expression'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('expression'), { maxLength: 3 }) }),
    fc.record({ not: tie('expression') }),
  ) as fc.Arbitrary<Expression>,
}));

function matches(part: Expression, lexemes: Set<string>): boolean {
  if (typeof part === 'string') return lexemes.has(part);
  if ('not' in part) return !matches(part.not, lexemes);
  return 'all' in part
    ? part.all.every((each) => matches(each, lexemes))
    : part.any.some((each) => matches(each, lexemes));
}

it('every vacancy that matches has one of the lexemes', () => {
  fc.assert(
    fc.property(expression, fc.subarray(['a', 'b', 'c', 'd']), (asked, lexemes) => {
      const required = requiredLexemes(asked, statistics);
      if (required === undefined || !matches(asked, new Set(lexemes))) return;
      expect(required.some((lexeme) => lexemes.includes(lexeme))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('takes the rarest part of a conjunction, and all parts of a disjunction', () => {
  expect(requiredLexemes({ all: ['a', { any: ['c', 'b'] }, { not: 'd' }] }, statistics)).toEqual(['c', 'b']);
  expect(requiredLexemes({ all: ['a', 'c'] }, statistics)).toEqual(['c']);
  expect(requiredLexemes({ any: ['a', { not: 'c' }] }, statistics)).toBeUndefined();
});
