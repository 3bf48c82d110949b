import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { applyReplacements, findForbiddenUse, replacements } from './trim-react-router.ts';

const main = createRequire(import.meta.url).resolve('react-router');
const library = join(main.slice(0, main.search(/[\\/]dist[\\/]/)), 'dist/production/lib');
const readLibrary = (file: string): string => readFileSync(join(library, file), 'utf8');

describe('the installed version of React Router', () => {
  it.each(replacements)('contains in $file the text $source', ({ file, source }) => {
    expect(readLibrary(file)).toContain(source);
  });

  it.each([...new Set(replacements.map(({ file }) => file))])('stays valid JavaScript without them: %s', (file) => {
    const trimmed = applyReplacements(file, readLibrary(file));
    for (const { source } of replacements.filter((one) => one.file === file && !one.replacement.includes(one.source)))
      expect(trimmed).not.toContain(source);
    expect(() => parseAst(trimmed)).not.toThrow();
  });
});

describe('a page that uses a removed feature is found', () => {
  it.each([
    'const fetcher = useFetcher();',
    'useBlocker(isDirty)',
    '<Link to="/" prefetch="intent">',
    '<Link to="/" onClick={(e) => go(e)} prefetch="intent">',
    '<Form method="post">',
    '<Form onSubmit={(e) => go(e)} method="post">',
    '<Form navigate={false}>',
    'export async function action() {}',
    'export const clientAction = save;',
    "navigate('/', { viewTransition: true })",
  ])('%s', (code) => {
    expect(findForbiddenUse(code)).toBeDefined();
  });

  it.each(['<Form method="get" action="/job/search">', '<Link to="/">', 'export function loader() {}'])(
    'but not in %s',
    (code) => {
      expect(findForbiddenUse(code)).toBeUndefined();
    },
  );
});
