import { expect, it } from 'vitest';
import { MovableClock } from './clock.ts';
import { keepFresh } from './keep-fresh.ts';

const START = '2026-03-02T06:30:00Z';

it('loads once for all readers until the answer is too old, and when the clock was set back', async () => {
  const clock = new MovableClock(START);
  let loads = 0;
  const read = keepFresh(clock, 60_000, async (now) => `${++loads} at ${now.toISOString()}`);
  expect(await Promise.all([read(), read()])).toEqual([
    `1 at ${clock.now().toISOString()}`,
    expect.stringMatching(/^1/),
  ]);
  clock.advanceMinutes(1);
  expect(await read()).toMatch(/^1 /);
  clock.advanceMinutes(0.1);
  expect(await read()).toBe(`2 at ${clock.now().toISOString()}`);
  clock.advanceMinutes(-5);
  expect(await read()).toMatch(/^3 /);
});

it('tries again after a failure, which its readers are told', async () => {
  let loads = 0;
  const read = keepFresh(new MovableClock(START), 60_000, async () => {
    loads += 1;
    if (loads === 1) throw new Error('the database is away');
    return loads;
  });
  await expect(read()).rejects.toThrow('the database is away');
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
});
