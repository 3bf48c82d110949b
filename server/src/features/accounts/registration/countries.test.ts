import { country, DEFAULT_COUNTRY_ID, PASSWORD_MAX, PASSWORD_MIN } from '@aarambh/contract';
import { expect, it } from 'vitest';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { countries, isCountry } from './countries.ts';

it('has India as 105 with +91', () => {
  expect(countries.find((entry) => entry.countryID === DEFAULT_COUNTRY_ID)).toEqual({
    countryID: 105,
    countryCode: '+91',
    countryName: 'India',
  });
});

it('gives every country a unique id, a unique name and a dial code', () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(new Set(countries.map((entry) => entry.countryID)).size).toBe(countries.length);
  expect(new Set(countries.map((entry) => entry.countryName)).size).toBe(countries.length);
  for (const entry of countries) {
    expect(country.parse(entry).countryCode).toMatch(/^\+\d{1,4}$/);
    expect(isCountry(entry.countryID)).toBe(true);
  }
  expect(isCountry(0)).toBe(false);
});

it('lists common passwords in lower case, of a length the form accepts', () => {
  expect(commonPasswords.length).toBeGreaterThanOrEqual(200);
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
    expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX);
  }
});
