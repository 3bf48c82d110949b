import { expect, it } from 'vitest';
import { describeFigures, readDocumentedFigures } from './figures.ts';

it('docs/trust-and-safety.md states what the rules do today', () => {
  // After a change of the rules: npm run bench:screening -- --write
  expect(readDocumentedFigures()).toBe(describeFigures());
});
