import { expect, it } from 'vitest';
import { firstLoads } from './first-load.ts';

// docs/performance.md says why pages for members may load more. Nobody but us opens the gallery of components.
const limitOf = ({ path, isForMembers }: { path: string; isForMembers: boolean }): number =>
  isForMembers || path === '/demo/ui' ? 150_000 : 130_000;

it.each(firstLoads())('$path is first loaded with no more JavaScript than a cheap phone bears', (page) => {
  expect(page.bytes).toBeGreaterThan(80_000);
  expect(page.bytes).toBeLessThanOrEqual(limitOf(page));
});
