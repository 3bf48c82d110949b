import { expect, it } from 'vitest';
import { parseReturnUrl, withReturnUrl } from './return-url.ts';

it.each([
  ['/free-listing-jobs', '/free-listing-jobs'],
  ['/job/mdetails/12?from=search#apply', '/job/mdetails/12?from=search#apply'],
  ['/job/search?keyword=a%20b', '/job/search?keyword=a%20b'],
  ['/', '/'],
])('%s is accepted', (given, path) => {
  expect(parseReturnUrl(given)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'free-listing-jobs',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  ' /dashboard',
  '/account/login?returnUrl=/dashboard',
  '/account/register/7',
])('%s is refused', (given) => {
  expect(parseReturnUrl(given)).toBeUndefined();
});

it('is encoded as one query value', () => {
  expect(withReturnUrl('/account/register', '/job/search?keyword=a&edu=b')).toBe(
    '/account/register?returnUrl=%2Fjob%2Fsearch%3Fkeyword%3Da%26edu%3Db',
  );
  expect(withReturnUrl('/account/register', undefined)).toBe('/account/register');
});
