import { expect, it } from 'vitest';
import { countries } from '../../registration/countries.ts';
import { isValidMobileNo, toE164 } from './mobile-number.ts';

const idOf = (name: string) => countries.find((entry) => entry.countryName === name)?.countryID ?? 0;

it.each([
  ['India', '9876543210', '+919876543210'],
  ['United Kingdom', '07400123456', '+447400123456'],
  ['United Arab Emirates', '0501234567', '+971501234567'],
])('formats the number of %s, %s, as %s', (country, mobileNo, number) => {
  expect(toE164(idOf(country), mobileNo)).toBe(number);
});

it('only checks the form of Indian numbers', () => {
  expect(isValidMobileNo(105, '5876543210')).toBe(false);
  expect(isValidMobileNo(105, '987654321')).toBe(false);
  expect(isValidMobileNo(idOf('United Kingdom'), '5876543210')).toBe(true);
});
