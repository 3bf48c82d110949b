import { expect, it } from 'vitest';
import { toMailIdentity } from './to-mail-identity.ts';

it.each([
  ['Asha.Rao@Gmail.com', 'asharao@gmail.com'],
  ['a.s.harao+jobs@googlemail.com', 'asharao@gmail.com'],
  [' asha.rao+1@example.com ', 'asha.rao@example.com'],
  ['asha.rao@example.com', 'asha.rao@example.com'],
  ['ａｓｈａ@example.com', 'asha@example.com'],
  ['+jobs@example.com', '+jobs@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['', ''],
])('%j is counted as %j', (email, identity) => {
  expect(toMailIdentity(email)).toBe(identity);
});
