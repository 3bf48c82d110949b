import { expect, it } from 'vitest';
import { MovableClock } from './clock.ts';
import { keepReady } from './keep-ready.ts';

const age = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };

/** A reader whose every loading ends when the test says so. */
function open() {
  const clock = new MovableClock('2026-03-02T06:30:00Z');
  const loads: PromiseWithResolvers<string>[] = [];
  const read = keepReady(clock, age, () => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  });
  const settle = () => new Promise(setImmediate);
  return { clock, loads, read, settle };
}

it('lets the first ones wait together and others have the answer at once', async () => {
  const { loads, read } = open();
  const both = Promise.all([read(), read()]);
  loads[0]?.resolve('first');
  expect(await both).toEqual(['first', 'first']);
  expect(await read()).toBe('first');
  expect(loads).toHaveLength(1);
});

it('gives the old answer until the new one is there', async () => {
  const { clock, loads, read, settle } = open();
  const first = read();
  loads[0]?.resolve('first');
  await first;
  clock.advanceMinutes(11);
  expect([await read(), await read()]).toEqual(['first', 'first']);
  expect(loads).toHaveLength(2);
  loads[1]?.resolve('second');
  await settle();
  expect(await read()).toBe('second');
  expect(loads).toHaveLength(2);
});

it('does not give an answer that is too old', async () => {
  const { clock, loads, read } = open();
  const first = read();
  loads[0]?.resolve('first');
  await first;
  clock.advanceMinutes(61);
  const second = read();
  loads[1]?.resolve('second');
  expect(await second).toBe('second');
});

it('keeps the old answer after a failure and tries again', async () => {
  const { clock, loads, read, settle } = open();
  const first = read();
  loads[0]?.resolve('first');
  await first;
  clock.advanceMinutes(11);
  await read();
  loads[1]?.reject(new Error('no database'));
  await settle();
  expect(await read()).toBe('first');
  expect(loads).toHaveLength(3);
});

it('tells the first of a failure', async () => {
  const { loads, read } = open();
  const first = read();
  loads[0]?.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
});
