import { expect, it } from 'vitest';
import { parseIst } from './parse-ist.ts';

it.each([
  ['2026-12-05 10:00', '2026-12-05T04:30:00.000Z'],
  ['2026-12-05 00:00', '2026-12-04T18:30:00.000Z'],
  ['2028-02-29 23:59', '2028-02-29T18:29:00.000Z'],
])('reads %s as India says it', (typed, instant) => {
  expect(parseIst(typed)?.toISOString()).toBe(instant);
});

it.each(['2026-02-29 10:00', '2026-02-31 10:00', '2026-13-01 10:00', '2026-12-05 24:00', 'tomorrow', ''])(
  'reads nothing from %j',
  (typed) => {
    expect(parseIst(typed)).toBeUndefined();
  },
);
