import { expect, it } from 'vitest';
import routes from '../../routes.ts';
import { allPaths, awaited, menuOf } from './menu.ts';

const pages = routes.flatMap((entry) => entry.children ?? [entry]);
const served = new Set(pages.map((page) => `/${page.path ?? ''}`.replace(/\/:.*$/, '')));

it('shows exactly the entries whose page exists', () => {
  for (const path of allPaths) expect(served.has(path), `${path} in routes.ts`).toBe(!awaited.has(path));
});

it('leaves out what does not exist yet', () => {
  expect(menuOf('always').map(({ label }) => label)).toContain('Find Jobs');
  for (const { path } of menuOf('quickLinks')) expect(served).toContain(path);
});
