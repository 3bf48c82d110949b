import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

it('no page calls vacancies verified: imports of most sources are live before anybody has checked them', () => {
  expect(sources.length).toBeGreaterThan(100);
  const claims = sources.filter((path) => /verified (jobs?|vacanc)/i.test(readFileSync(join(root, path), 'utf8')));
  expect(claims).toEqual([]);
});

it('no page calls employers verified: not all are checked', () => {
  const claim = /verified (employers?|compan|recruiters?)|with: 'Verified/i;
  expect(sources.filter((path) => claim.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
