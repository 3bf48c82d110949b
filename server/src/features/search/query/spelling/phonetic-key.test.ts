import { expect, it } from 'vitest';
import { phoneticKey } from './phonetic-key.ts';

it.each([
  ['grafic', 'graphic'],
  ['vaiter', 'waiter'],
  ['akountant', 'accountant'],
  ['fisiotherapist', 'physiotherapist'],
  ['kuk', 'cook'],
])('%s and %s have the same key', (written, meant) => {
  expect(phoneticKey(written)).toBe(phoneticKey(meant));
});

it('other words have different keys', () => {
  expect(phoneticKey('chef')).not.toBe(phoneticKey('chief'));
  expect(phoneticKey('clerk')).not.toBe(phoneticKey('class'));
});
