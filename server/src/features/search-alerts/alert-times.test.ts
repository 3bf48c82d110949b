import { expect, it } from 'vitest';
import { nextAlertTimes } from './alert-times.ts';

const at = (daily: string, weekly: string) => ({ daily: new Date(daily), weekly: new Date(weekly) });

// 23 November 2026 is a Monday; 8:00 IST is 2:30 UTC.
it.each([
  ['2026-11-23T02:29:59Z', at('2026-11-23T02:30:00Z', '2026-11-23T02:30:00Z')],
  ['2026-11-23T02:30:00Z', at('2026-11-24T02:30:00Z', '2026-11-30T02:30:00Z')],
  ['2026-11-28T20:00:00Z', at('2026-11-29T02:30:00Z', '2026-11-30T02:30:00Z')],
  ['2026-11-29T20:00:00Z', at('2026-11-30T02:30:00Z', '2026-11-30T02:30:00Z')],
])('alerts after %s are due at 8:00 IST of the next day and the next Monday', (now, due) => {
  expect(nextAlertTimes(new Date(now))).toEqual(due);
});
