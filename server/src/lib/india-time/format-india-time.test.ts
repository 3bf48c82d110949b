import { expect, it } from 'vitest';
import { formatAppointment, formatDay, formatMoment, formatShortMoment } from './format-india-time.ts';

const instant = new Date('2026-11-24T20:03:00Z');

it('formats instants by the clock in India', () => {
  expect(formatDay(instant)).toBe('25 Nov 2026');
  expect(formatMoment(instant)).toBe('25 Nov 2026, 1:33 am IST');
  expect(formatDay(new Date('2026-09-05T08:00:00Z'))).toBe('5 Sep 2026');
  expect(formatShortMoment(instant)).toBe('25 Nov 2026, 1:33 am');
  expect(formatAppointment(instant)).toBe('Wednesday, Nov 25, 2026 at 1:33 am');
});
