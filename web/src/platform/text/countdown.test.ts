import { expect, it } from 'vitest';
import { countdownText } from './countdown.ts';

// 4:00 pm in India.
const now = new Date('2026-11-23T10:30:00Z');

it.each([
  ['2026-11-23T10:30:30Z', 'now'],
  ['2026-11-23T09:00:00Z', 'now'],
  ['2026-11-23T10:31:00Z', 'in 1 minute'],
  ['2026-11-23T10:55:59Z', 'in 25 minutes'],
  ['2026-11-23T11:30:00Z', 'in 1 hour'],
  ['2026-11-23T18:29:00Z', 'in 7 hours'],
  // Half past midnight in India, although it is the same day in UTC.
  ['2026-11-23T19:00:00Z', 'tomorrow'],
  ['2026-11-24T18:29:00Z', 'tomorrow'],
  ['2026-11-24T18:30:00Z', 'in 2 days'],
  ['2026-12-03T05:00:00Z', 'in 10 days'],
])('%s is %s', (to, text) => {
  expect(countdownText(new Date(to), now)).toBe(text);
});
