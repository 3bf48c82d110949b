import { expect, it } from 'vitest';
import { measureFirstLoads, readManifest } from './first-load.ts';

// docs/performance.md explains why pages for members may load more. The gallery of components is for developers.
const limitOf = ({ path, isForMembers }: { path: string; isForMembers: boolean }): number =>
  isForMembers || path === '/demo/ui' ? 130_000 : 110_000;

it.each(measureFirstLoads())('$path loads no more JavaScript than its limit', (page) => {
  expect(page.bytes).toBeGreaterThan(80_000);
  expect(page.bytes).toBeLessThanOrEqual(limitOf(page));
});

it('links one style sheet in all pages: no page waits for another', () => {
  const sheets = Object.values(readManifest().routes).flatMap(({ css = [] }) => css);
  expect(new Set(sheets).size).toBe(1);
});
