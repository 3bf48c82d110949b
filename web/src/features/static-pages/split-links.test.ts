import { expect, it } from 'vitest';
import { codeIn, splitLinks } from './split-links.ts';

it('splits a text at its URLs, and loses nothing', () => {
  const text = 'Set it here:\nhttp://localhost:3000/account/reset-password/a_B-1\n\nor write to us.';
  expect(splitLinks(text)).toEqual([
    'Set it here:\n',
    'http://localhost:3000/account/reset-password/a_B-1',
    '\n\nor write to us.',
  ]);
  expect(splitLinks('no address')).toEqual(['no address']);
});

it.each([
  ['402913 is your Aarambh code. It works for 10 minutes.\n\n@jobs.example #402913', '402913'],
  ['Enter this code:\n\n    402913\n\nIt works for 10 minutes.', '402913'],
  ['https://jobs.example/account/verify-email/402913', undefined],
  ['Your number is +919876543210.', undefined],
])('finds the code of %j: %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
