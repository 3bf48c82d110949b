import { expect, it } from 'vitest';
import { lastNight } from './start-backups.ts';

it.each([
  ['2026-11-23T12:00:00Z', '2026-11-22T20:30:00.000Z'],
  ['2026-11-22T20:30:00Z', '2026-11-22T20:30:00.000Z'],
  ['2026-11-22T20:29:59Z', '2026-11-21T20:30:00.000Z'],
  ['2026-11-22T18:29:59Z', '2026-11-21T20:30:00.000Z'],
])('the last night before %s began at %s', (now, night) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(night);
});
