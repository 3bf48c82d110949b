import { expect, it } from 'vitest';
import { addWorkingMinutes } from './working-time.ts';

const due = (from: string, minutes: number) => addWorkingMinutes(new Date(`${from}+05:30`), minutes);
const at = (text: string) => new Date(`${text}+05:30`);

it.each([
  ['within a day', '2026-03-02T10:00', 15, '2026-03-02T10:15'],
  ['before the first hour', '2026-03-02T03:10', 15, '2026-03-02T09:15'],
  ['after the last hour', '2026-03-02T23:59', 15, '2026-03-03T09:15'],
  ['over the night', '2026-03-02T20:50', 15, '2026-03-03T09:05'],
  ['until the last minute', '2026-03-02T20:45', 15, '2026-03-02T21:00'],
  ['over several days', '2026-03-02T18:00', 4 * 60, '2026-03-03T10:00'],
  ['more than a day', '2026-03-02T09:00', 25 * 60, '2026-03-04T10:00'],
  ['over the end of a month', '2026-02-28T20:59', 2, '2026-03-01T09:01'],
])('counts working minutes %s', (_case, from, minutes, to) => {
  expect(due(from, minutes)).toEqual(at(to));
});
