import { expect, it } from 'vitest';
import { findNextEmpty } from './empty-rows.ts';

const rows: [string, string][] = [
  ['Gender', 'Female'],
  ['Experience', ''],
  ['Salary', '₹4,80,000'],
  ['Notice', ''],
];

it.each([
  ['Gender', 'Experience'],
  ['Experience', 'Notice'],
  ['Salary', 'Notice'],
  ['Notice', 'Experience'],
])('after %s comes %s', (filled, next) => {
  expect(findNextEmpty(rows, filled)).toBe(next);
});

it('none comes after the last empty one', () => {
  expect(
    findNextEmpty(
      [
        ['Gender', ''],
        ['Salary', '₹1'],
      ],
      'Gender',
    ),
  ).toBeUndefined();
});
