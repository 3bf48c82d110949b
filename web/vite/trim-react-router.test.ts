import { describe, expect, it } from 'vitest';
import { reactRouterTrim } from './trim-react-router.ts';

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
    expect(reactRouterTrim.findUse(code)).toBeDefined();
  });

  it.each(['<Form method="get" action="/job/search">', '<Link to="/">', 'export function loader() {}'])(
    'but not in %s',
    (code) => {
      expect(reactRouterTrim.findUse(code)).toBeUndefined();
    },
  );
});
