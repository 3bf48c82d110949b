import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath, signInAddress } from './guard.ts';

it.each(['/', '/job/details/7', '/job/search?keyword=java&page=2', '/a#b'])('accepts %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'job',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/%0d\r\nx',
])('refuses %j', (path) => {
  expect(safeReturnPath(path)).toBeUndefined();
});

it('never returns a path to another site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = safeReturnPath(`/${text}`);
      if (path !== undefined) expect(new URL(path, 'https://aarambh.example').origin).toBe('https://aarambh.example');
    }),
  );
});

it('includes the query in the return path', () => {
  expect(new URL(signInAddress('/a?b=1&c=2'), 'https://x.example').searchParams.get('returnUrl')).toBe('/a?b=1&c=2');
});
