import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TtlStore } from '../../infra/ttl-store/ttl-store.ts';
import { MovableClock } from '../clock.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const age = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };

/** A reader whose every loading ends when the test says so. */
function open() {
  const clock = new MovableClock('2026-03-02T06:30:00Z');
  const loads: PromiseWithResolvers<string>[] = [];
  const read = staleWhileRevalidate(clock, age, () => {
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

it('gives no old answers where none are to be given, and loads anew when the clock was set back', async () => {
  const clock = new MovableClock('2026-03-02T06:30:00Z');
  let loads = 0;
  const read = staleWhileRevalidate(clock, { freshMs: 60_000, usableMs: 60_000 }, async () => ++loads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  clock.advanceMinutes(1);
  expect(await read()).toBe(1);
  clock.advanceMinutes(0.1);
  expect(await read()).toBe(2);
  clock.advanceMinutes(-5);
  expect(await read()).toBe(3);
});

describe('what takes long', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Several instances on one store and clock; every loading takes some seconds. */
  function instances(seconds: number) {
    const clock = new MovableClock('2026-03-02T06:30:00Z');
    const stopwatch = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => stopwatch() + later);
    const kept = new Map<string, string>();
    const ttlStore = {
      get: vi.fn<TtlStore['get']>(async (key) => JSON.parse(kept.get(key) ?? 'null') ?? undefined),
      set: vi.fn<TtlStore['set']>(async (key, value) => void kept.set(key, JSON.stringify(value))),
    };
    const load = vi.fn(async () => {
      later += seconds * 1_000;
      return [`made at ${clock.now().toISOString().slice(14, 19)}`];
    });
    const start = () =>
      staleWhileRevalidate(clock, { freshMs: 60_000, usableMs: 60_000 }, load, { ttlStore, name: 'answer' });
    return { clock, ttlStore, load, start };
  }

  it('is made anew twenty times as long after, while readers have the old answer', async () => {
    const { clock, load, start } = instances(12);
    const read = start();
    expect(await read()).toEqual(['made at 30:00']);
    clock.advanceMinutes(4);
    expect(await read()).toEqual(['made at 30:00']);
    expect(load).toHaveBeenCalledTimes(1);
    clock.advanceMinutes(0.1);
    expect(await read()).toEqual(['made at 30:00']);
    await vi.waitFor(async () => expect(await read()).toEqual(['made at 34:06']));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is taken from an instance that made it, also when it is old, which is then mended', async () => {
    const { clock, load, start } = instances(12);
    await start()();
    const second = start();
    expect(await second()).toEqual(['made at 30:00']);
    clock.advanceMinutes(5);
    const third = start();
    expect(await third()).toEqual(['made at 30:00']);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(async () => expect(await third()).toEqual(['made at 35:00']));
    await vi.waitFor(async () => expect(await second()).toEqual(['made at 35:00']));
    expect(load).toHaveBeenCalledTimes(2);
    clock.advanceMinutes(60);
    expect(await start()()).toEqual(['made at 35:00']);
  });

  it('is not shared when it does not take long, nor looked for again', async () => {
    const { clock, ttlStore, load, start } = instances(0);
    const read = start();
    await read();
    clock.advanceMinutes(2);
    expect(await read()).toEqual(['made at 32:00']);
    expect(await start()()).toEqual(['made at 32:00']);
    expect([load, ttlStore.get, ttlStore.set].map((each) => each.mock.calls.length)).toEqual([3, 2, 0]);
  });

  it('is worked out by everybody when the store is away', async () => {
    const { ttlStore, load, start } = instances(12);
    ttlStore.get.mockRejectedValue(new Error('away'));
    ttlStore.set.mockRejectedValue(new Error('away'));
    expect(await start()()).toEqual(['made at 30:00']);
    expect(await start()()).toEqual(['made at 30:00']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
