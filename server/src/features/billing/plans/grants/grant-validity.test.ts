import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../../lib/clock.ts';
import { computeExpiry } from './grant-validity.ts';

const monthly = { billingCycle: 'Monthly', validityDays: 30 } as const;
const yearly = { billingCycle: 'Yearly', validityDays: 365 } as const;

// The first column is UTC; the calendar day in India decides.
it.each([
  ['a month of 31 days', monthly, 1, '2026-01-10T06:00:00Z', '2026-02-10T06:00:00Z'],
  ['February, which is shorter than 30 days', monthly, 1, '2026-02-01T06:00:00Z', '2026-03-03T06:00:00Z'],
  ['the 31st of January', monthly, 1, '2026-01-31T06:00:00Z', '2026-03-02T06:00:00Z'],
  ['the last evening of a month, next month in India', monthly, 1, '2026-05-31T20:00:00Z', '2026-06-30T20:00:00Z'],
  ['three months', monthly, 3, '2026-03-15T06:00:00Z', '2026-06-15T06:00:00Z'],
  ['twelve months, not 360 days', monthly, 12, '2026-03-15T06:00:00Z', '2027-03-15T06:00:00Z'],
  ['a year', yearly, 1, '2026-03-15T06:00:00Z', '2027-03-15T06:00:00Z'],
  ['a leap year', yearly, 1, '2027-03-15T06:00:00Z', '2028-03-15T06:00:00Z'],
  ['three years', yearly, 3, '2024-02-29T06:00:00Z', '2027-02-28T06:00:00Z'],
  ['90 days', { billingCycle: null, validityDays: 90 }, 1, '2026-03-15T06:00:00Z', '2026-06-13T06:00:00Z'],
] as const)('%s', (_, plan, months, from, to) => {
  expect(computeExpiry(plan, months, new Date(from)).toISOString()).toBe(new Date(to).toISOString());
});

it('is never shorter than the validity days, and at most a few days longer', () => {
  const from = fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(monthly, yearly), fc.constantFrom(1, 3, 6, 12), from, (plan, months, start) => {
      const days = (computeExpiry(plan, months, start).getTime() - start.getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(plan.validityDays * months);
      expect(days).toBeLessThanOrEqual(plan.validityDays * months + 6);
    }),
  );
});
