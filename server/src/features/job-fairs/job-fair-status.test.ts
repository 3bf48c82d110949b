import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jobFairStatus } from './job-fair-status.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour));
const fair = {
  registerUntil: at(8),
  startsAt: at(9),
  endsAt: at(17),
  capacity: 2,
  placesTaken: 1,
  cancelledAt: null,
};

it.each([
  ['Open', fair, at(7)],
  ['Full', { ...fair, placesTaken: 2 }, at(7)],
  ['Closed', fair, at(8)],
  ['Closed', { ...fair, placesTaken: 2 }, at(16)],
  ['Over', fair, at(17)],
  ['Cancelled', { ...fair, cancelledAt: at(1) }, at(7)],
  ['Cancelled', { ...fair, cancelledAt: at(1) }, at(18)],
] as const)('is %s', (status, facts, now) => {
  expect(jobFairStatus(facts, now)).toBe(status);
});

it('is open only before the deadline while places are left, and never once cancelled', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(3), fc.boolean(), (hour, placesTaken, isCancelled) => {
      const facts = { ...fair, placesTaken, cancelledAt: isCancelled ? at(0) : null };
      const isOpen = jobFairStatus(facts, at(hour)) === 'Open';
      expect(isOpen).toBe(!isCancelled && hour < 8 && placesTaken < 2);
    }),
  );
});
