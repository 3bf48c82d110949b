import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { timeLexemes, timeLexemesSince } from './time-slices.ts';

const now = new Date('2026-03-02T06:30:00Z');
const ago = fc.integer({ min: 0, max: 80 * DAY_MS }).map((ms) => new Date(now.getTime() - ms));
const isIn = (slices: string[], at: Date) => timeLexemes(at).some((lexeme) => slices.includes(lexeme));

it('covers everything since an instant, and nothing older than anything it does not cover', () => {
  fc.assert(
    fc.property(ago, ago, ago, (since, one, other) => {
      const slices = timeLexemesSince(since, now);
      fc.pre(slices !== undefined);
      const [older, newer] = one < other ? [one, other] : [other, one];
      if (newer >= since) expect(isIn(slices, newer)).toBe(true);
      if (isIn(slices, older)) expect(isIn(slices, newer)).toBe(true);
      expect(slices.length).toBeLessThanOrEqual(8);
    }),
  );
});

it('covers little more than the span', () => {
  const hour = new Date(now.getTime() - DAY_MS / 24);
  const slices = timeLexemesSince(hour, now) ?? [];
  expect(isIn(slices, new Date(now.getTime() - (2 * DAY_MS) / 24))).toBe(false);
});

it('has no slices for too long a span', () => {
  expect(timeLexemesSince(new Date(now.getTime() - 120 * DAY_MS), now)).toBeUndefined();
});
