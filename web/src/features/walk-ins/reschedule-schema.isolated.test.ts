import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schema } from './reschedule-schema.ts';

const requested = { reason: 'I have an exam.', preferredDate: '2026-11-28', preferredTime: '10:30' };

/** The first message of each field: what the form shows. */
function messages(more: Partial<typeof requested>): string[] {
  const first = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of schema.safeParse({ ...requested, ...more }).error?.issues ?? [])
    if (!first.has(path[0])) first.set(path[0], message);
  return [...first.values()];
}

beforeEach(() => {
  // Half past midnight in India, the day before in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-27T19:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('accepts today and later dates, in IST', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ preferredDate: '2027-01-01' })).toEqual([]);
  expect(messages({ preferredDate: '2026-11-27' })).toEqual(['Please choose today or a later date.']);
});

it('reports every missing field with the text of the specification', () => {
  expect(messages({ reason: ' ', preferredDate: '', preferredTime: '' })).toEqual([
    'Reason is required.',
    'Please select the date for the walk-in interviews.',
    'Please select the preferred time for the walk-in interviews.',
  ]);
});

it('accepts 200 characters, and reports a past date together with a long reason', () => {
  expect(messages({ reason: 'x'.repeat(200) })).toEqual([]);
  expect(messages({ reason: 'x'.repeat(201), preferredDate: '2026-01-01' })).toEqual([
    'Reason cannot exceed 200 characters.',
    'Please choose today or a later date.',
  ]);
});
