import { expect, it } from 'vitest';
import weights from '../../server/src/features/screening/wording/passage-weights.json' with { type: 'json' };
import { describeFigures, readDocumentedFigures } from './figures.ts';
import { trainPassages } from './train-passages.ts';

it('docs/trust-and-safety.md states what the rules do today', () => {
  // After a change of the rules: npm run bench:screening -- --write
  expect(readDocumentedFigures()).toBe(describeFigures());
});

it('the weights of passages are those that the texts and words of today make', () => {
  // After a change of either: npm run bench:screening -- --train
  expect(trainPassages()).toEqual(weights);
});
