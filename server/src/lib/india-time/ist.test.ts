import { expect, it } from 'vitest';
import { formatIst, parseIst } from './ist.ts';

it.each([
  ['2026-12-05 10:00', '2026-12-05T04:30:00.000Z'],
  ['2026-12-05 00:00', '2026-12-04T18:30:00.000Z'],
  ['2028-02-29 23:59', '2028-02-29T18:29:00.000Z'],
])('%s in India is %s', (text, instant) => {
  expect(parseIst(text)?.toISOString()).toBe(instant);
  expect(formatIst(new Date(instant))).toBe(text);
});

it.each(['2026-02-29 10:00', '2026-02-31 10:00', '2026-13-01 10:00', '2026-12-05 24:00', 'tomorrow', ''])(
  '%j does not parse',
  (text) => {
    expect(parseIst(text)).toBeUndefined();
  },
);
