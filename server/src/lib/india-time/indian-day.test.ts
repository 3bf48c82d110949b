import { expect, it } from 'vitest';
import { indianDay, startOfDay } from './indian-day.ts';

it('names the day in India, also after midnight there', () => {
  expect(indianDay(new Date('2026-11-04T18:29:59Z'))).toEqual({
    name: '2026-11-04',
    startsAt: new Date('2026-11-03T18:30:00Z'),
    hour: 23,
  });
  expect(indianDay(new Date('2026-11-04T20:15:00Z'))).toMatchObject({ name: '2026-11-05', hour: 1 });
});

it('counts days from midnight in India', () => {
  expect(startOfDay(new Date('2026-11-04T20:15:00Z'), 2)).toEqual(new Date('2026-11-06T18:30:00Z'));
});
