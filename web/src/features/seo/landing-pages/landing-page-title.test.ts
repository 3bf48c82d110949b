import { expect, it } from 'vitest';
import { landingPageTitle } from './landing-page-title.ts';

it.each([
  ['Java Developer', 'Pune', 'Java Developer Jobs in Pune'],
  ['Java Developer', '', 'Java Developer Jobs in India'],
  ['', 'Pune', 'Jobs in Pune'],
  // A role that already ends with the word.
  ['IT Jobs', 'Pune', 'IT Jobs in Pune'],
  ['Bank Job', '', 'Bank Jobs in India'],
])('%s in %s', (role, place, title) => {
  expect(landingPageTitle({ role, place })).toBe(title);
});
