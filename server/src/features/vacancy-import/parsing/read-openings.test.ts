import { expect, it } from 'vitest';
import { readOpenings } from './read-openings.ts';

it.each<[string, string, number | null]>([
  ['Binder - 12 openings', '', 12],
  ['Lecturer, 5 posts', '', 5],
  ['50+ vacancies: Packer', '', 50],
  ['Packer (10 to 15 positions)', '', 15],
  ['Binder', 'Openings: 7', 7],
  ['Binder', 'Number of positions - 3', 3],
  ['Binder', 'You write 5 posts a day for social media.', null],
  ['Post Office Clerk', '', null],
  ['2026 openings for binders', '', null],
  ['Binder', 'Post graduates with 2 years', null],
  ['Binder', '0 openings', null],
  ['Binder', '', null],
])('reads the openings of %j, %j', (title, description, expected) => {
  expect(readOpenings(title, '', description)).toBe(expected);
});
