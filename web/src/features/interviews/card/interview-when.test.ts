import { expect, it } from 'vitest';
import { interviewDate, interviewTime, startOf } from './interview-when.ts';

const interview = { scheduledDate: '2026-11-05', scheduledTime: '00:15:00', durationMinutes: 45 };

it('parses date and time as IST', () => {
  expect(startOf(interview).toISOString()).toBe('2026-11-04T18:45:00.000Z');
});

it('formats the day in IST, whatever the time zone of the machine', () => {
  expect(interviewDate(interview)).toBe('Thursday, Nov 05, 2026');
});

it('formats the time range, also past noon and midnight', () => {
  expect(interviewTime(interview)).toBe('12:15\u00a0am – 1:00\u00a0am IST');
  expect(interviewTime({ ...interview, scheduledTime: '11:45:00' })).toBe('11:45\u00a0am – 12:30\u00a0pm IST');
  expect(interviewTime({ ...interview, scheduledTime: '23:30:00' })).toBe('11:30\u00a0pm – 12:15\u00a0am IST');
});
