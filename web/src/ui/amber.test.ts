import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));

/** Files that use a class of a colour token, such as `bg-warning-soft`. */
const usersOf = (token: string): string[] =>
  sources.filter((path) => new RegExp(`\\b[a-z]+-${token}\\b`).test(readFileSync(join(root, path), 'utf8'))).toSorted();

it('amber is the colour of warnings only', () => {
  expect(sources.length).toBeGreaterThan(100);
  // Components get it by the tone "warning"; no screen sets the colour itself.
  expect(usersOf('warning(?:-soft)?')).toEqual(['ui/display/badge.tsx', 'ui/feedback/alert.tsx']);
  for (const path of ['ui/display/badge.tsx', 'ui/feedback/alert.tsx']) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    for (const line of lines.filter((text) => /[a-z]-warning/.test(text))) expect(line).toMatch(/^\s*warning: /);
  }
  // The soft accent is the same shade as the soft warning: as a background it would look like one.
  expect(usersOf('accent-soft')).toEqual([]);
});
