import { expect, it } from 'vitest';
import { parseRestoreTime } from './parse-restore-time.ts';

it.each([
  ['2026-11-23 17:30', '2026-11-23T12:00:00.000Z'],
  ['2026-11-23 17:30:15', '2026-11-23T12:00:15.000Z'],
  ['2026-11-23 17:30 IST', '2026-11-23T12:00:00.000Z'],
  ['2026-11-23T17:30', '2026-11-23T12:00:00.000Z'],
  ['2026-11-23T12:00:15Z', '2026-11-23T12:00:15.000Z'],
  ['2026-11-23T12:00:15.250Z', '2026-11-23T12:00:15.250Z'],
  ['2026-11-23T17:30:00+05:30', '2026-11-23T12:00:00.000Z'],
])('reads %s', (text, time) => {
  expect(parseRestoreTime(text).toISOString()).toBe(time);
});

it.each(['yesterday', '17:30', '23/11/2026 17:30', '2026-11-31 17:30', '2026-11-23 25:00', '2026-11-23', ''])(
  'refuses "%s" and shows how to write a time',
  (text) => {
    expect(() => parseRestoreTime(text)).toThrow(/is not a time: write it like "2026-11-23 17:30:15"/);
  },
);
