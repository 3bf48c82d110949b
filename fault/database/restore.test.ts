import { expect, it } from 'vitest';
import { restore } from './restore.ts';

it('a restore to any time has all that was acknowledged before it, nothing from after it, and a file for each row', async () => {
  const figures = await restore.runStandalone(3, () => undefined);
  expect(figures.filter(({ pass }) => pass === false)).toEqual([]);
  expect(figures.filter(({ pass }) => pass)).toHaveLength(3);
});
