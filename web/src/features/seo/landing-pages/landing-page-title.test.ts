import { expect, it } from 'vitest';
import { jobPageTitle } from './job-page-title.ts';

it.each([
  ['Java Developer', 'Pune', 'Java Developer Jobs in Pune'],
  ['Java Developer', '', 'Java Developer Jobs in India'],
  ['', 'Pune', 'Jobs in Pune'],
])('%s in %s', (role, place, title) => {
  expect(jobPageTitle({ role, place })).toBe(title);
});
