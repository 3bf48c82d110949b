import { expect, it } from 'vitest';
import { measureFirstLoads } from './first-load.ts';

// docs/performance.md explains why pages for members may load more. The gallery of components is for developers.
const limitOf = ({ path, isForMembers }: { path: string; isForMembers: boolean }): number =>
  isForMembers || path === '/demo/ui' ? 135_000 : 110_000;

it.each(measureFirstLoads())('$path loads no more JavaScript than its limit', (page) => {
  expect(page.bytes).toBeGreaterThan(80_000);
  expect(page.bytes).toBeLessThanOrEqual(limitOf(page));
});
