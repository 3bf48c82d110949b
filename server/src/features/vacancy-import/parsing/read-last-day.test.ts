import { expect, it } from 'vitest';
import { readLastDay } from './read-last-day.ts';

const now = new Date('2026-09-15T10:00:00Z');

it.each([
  ['Last date: 30 September 2026', '2026-09-30'],
  ['Last date to apply is 31st Dec, 2026.', '2026-12-31'],
  ['the last date for submission of applications is 01-10-26', '2026-10-01'],
  ['Apply before 05/01/2027', '2027-01-05'],
  ['Apply by October 4, 2026 with your resume', '2026-10-04'],
  ['Closing date: 2026-11-02', '2026-11-02'],
  ['last date 9 Feb', '2027-02-09'],
  ['Deadline: 15 Sept 2026', '2026-09-15'],
  ['Last date 14 September 2026', undefined],
  ['Last date 30 April 2027', undefined],
  ['Last date 31 November 2026', undefined],
  ['Apply by e-mail; salaries are paid on 30 September 2026', undefined],
  ['Posted on 20 September 2026', undefined],
  ['', undefined],
])('reads the last day of %j', (text, day) => {
  const end = readLastDay(text, now);
  // The day ends at midnight in India.
  expect(end && new Date(end.getTime() - 1).toISOString()).toBe(day && `${day}T18:29:59.999Z`);
});

it('reads long texts of labels without a date', () => {
  expect(readLastDay('last date for the receipt of '.repeat(3_000), now)).toBeUndefined();
});
