import { country, DEFAULT_COUNTRY_ID, PASSWORD_MAX, PASSWORD_MIN } from '@aarambh/contract';
import { expect, it } from 'vitest';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { countries, isCountry } from './countries.ts';
import { isCommonPassword } from './is-common-password.ts';
import leakedPasswords from './leaked-passwords.json' with { type: 'json' };

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
  for (const password of [...commonPasswords, ...leakedPasswords]) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
    expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX);
  }
});

it('knows the common passwords of India and more than ten thousand of leaks, in any case', () => {
  for (const password of ['welcome@123', 'Waheguru', 'Samantha', 'BULLSHIT', 'rush2112', 'q1w2e3r4t5', 'slipknot'])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of [
    ...[
      'Abcd@1234',
      'Qwerty@12345',
      'Asdf@1234',
      'Hello@123',
      'Welcome1!',
      'Jaihind@123',
      'Iloveyou1!',
      'Password@2026',
    ],
    ...['P@ssw0rd!!', 'Admin@786', 'Test@@1111', 'India#2026', 'Qwerty@9876'],
  ])
    expect(isCommonPassword(password), password).toBe(true);
  for (const password of ['Chai@2468', 'Masala#77', 'Tulsi#4821', 'Hello@4821', 'Welcomes@1x', '@@@@@@@@'])
    expect(isCommonPassword(password)).toBe(false);
  expect(leakedPasswords.length).toBeGreaterThan(10_000);
});
