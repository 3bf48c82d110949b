import { expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

it.each([
  ['Data Entry, call 98765 43210 now', 'Data Entry, call … now'],
  ['Typist +91-98765-43210', 'Typist …'],
  ['Pay at www.tulsi.example/pay', 'Pay at …'],
  ['Visit tulsi-jobs.in today', 'Visit … today'],
  ['Send to clerk@okbank', 'Send to …'],
  ['Join https://t.me/tulsi', 'Join …'],
])('takes contacts out of %s', (text, plain) => {
  expect(maskContacts(text)).toBe(plain);
});

it.each(['Senior .NET Developer, 3-5 years', 'Cook for 120 covers', 'Clerk (Grade II) 2026'])('leaves %s', (text) => {
  expect(maskContacts(text)).toBe(text);
});
