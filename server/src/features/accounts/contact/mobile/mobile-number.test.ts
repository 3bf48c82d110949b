import { expect, it } from 'vitest';
import { countries } from '../../registration/countries.ts';
import { dialled, isMobileOf } from './mobile-number.ts';

const idOf = (name: string) => countries.find((entry) => entry.countryName === name)?.countryID ?? 0;

it.each([
  ['India', '9876543210', '+919876543210'],
  ['United Kingdom', '07400123456', '+447400123456'],
  ['United Arab Emirates', '0501234567', '+971501234567'],
])('a number of %s, %s, is dialled as %s', (country, mobileNo, number) => {
  expect(dialled(idOf(country), mobileNo)).toBe(number);
});

it('only numbers of India are held to its form', () => {
  expect(isMobileOf(105, '5876543210')).toBe(false);
  expect(isMobileOf(105, '987654321')).toBe(false);
  expect(isMobileOf(idOf('United Kingdom'), '5876543210')).toBe(true);
});
