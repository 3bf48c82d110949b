import { isSuccessText, type WalkIn } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { daysText, hoursText, isOpen, statusText } from './walk-in-texts.ts';

const walkIn: WalkIn = {
  vacancyID: 7,
  isManualPostedJob: false,
  jobTitle: 'Senior Accountant',
  orgName: 'Tulsi Granites',
  startsOn: '2026-11-28T05:00:00Z',
  endsOn: '2026-11-28T07:30:00Z',
  venue: 'Pune',
  contact: 'Nandini Rao',
  note: '',
  status: 'Invited',
  preferredOn: '',
};

it('formats day and hours in IST', () => {
  expect(daysText(walkIn)).toBe('Saturday, Nov 28, 2026');
  expect(hoursText(walkIn)).toBe('10:30\u00a0am to 1:00\u00a0pm IST');
});

it('formats both days of an interview that ends after midnight in IST', () => {
  const long = { startsOn: '2026-11-28T05:00:00Z', endsOn: '2026-11-28T19:00:00Z' };
  expect(daysText(long)).toBe('Saturday, Nov 28, 2026 to Sunday, Nov 29, 2026');
});

it.each([
  ['Invited', 'info', true],
  ['Attending', 'success', true],
  ['Reschedule requested', 'info', true],
  ['Cancelled', 'error', false],
  ['Over', 'error', false],
] as const)('%s has tone %s and accepts an answer: %s', (status, tone, takesAnswer) => {
  const preferredOn = status === 'Reschedule requested' ? '2026-11-30T04:00:00Z' : '';
  const { tone: actual, text } = statusText({ ...walkIn, status, preferredOn });
  expect(actual).toBe(tone);
  expect(isOpen({ status })).toBe(takesAnswer);
  if (tone === 'error') expect(isSuccessText(text)).toBe(false);
});

it('formats the requested time', () => {
  const requested = statusText({ ...walkIn, status: 'Reschedule requested', preferredOn: '2026-11-30T04:00:00Z' });
  expect(requested.text).toContain('Monday, Nov 30, 2026, 9:30\u00a0am IST');
});
