import { expect, it } from 'vitest';
import { formatAppointment, formatDay, formatMoment } from './format-india-time.ts';

const instant = new Date('2026-11-24T20:03:00Z');

it('formats instants by the clock in India', () => {
  expect(formatDay(instant)).toBe('25 November 2026');
  expect(formatMoment(instant)).toBe('25 November 2026 at 1:33 am IST');
  expect(formatAppointment(instant)).toBe('Wednesday, Nov 25, 2026 at 1:33 am');
});
