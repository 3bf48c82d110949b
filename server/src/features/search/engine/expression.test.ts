import { expect, it } from 'vitest';
import { anyOf, type Expression, toBriefExpression } from './expression.ts';

it('rewrites pairs to the words that rows store', () => {
  const expression: Expression = { all: [anyOf(['t.fire+kiln', 't.kiln']), 'x.3'] };
  expect(toBriefExpression(expression)).toEqual({ all: [{ any: [{ all: ['t.fire', 't.kiln'] }, 't.kiln'] }, 'x.3'] });
  expect(toBriefExpression('l.pune+x.3')).toEqual({ all: ['l.pune', 'x.3'] });
});

it('has no brief form of words of the description and of time slices', () => {
  expect(toBriefExpression({ all: ['s.fire+kiln', 'kiln'] })).toBeUndefined();
  expect(toBriefExpression('p3.467522')).toBeUndefined();
});
