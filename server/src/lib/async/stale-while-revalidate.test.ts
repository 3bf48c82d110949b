import { describe, expect, it, vi } from 'vitest';
import { MovableClock } from '../clock.ts';
import { readOrEstimate, staleWhileRevalidate } from './stale-while-revalidate.ts';

const age = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };

/** A reader whose loads settle when the test settles them. */
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

it('shares one load between concurrent readers and serves later readers at once', async () => {
  const { loads, read } = open();
  const both = Promise.all([read(), read()]);
  loads[0]?.resolve('first');
  expect(await both).toEqual(['first', 'first']);
  expect(await read()).toBe('first');
  expect(loads).toHaveLength(1);
});

it('serves the stale value while it reloads', async () => {
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

it('waits for a reload when the value is too old', async () => {
  const { clock, loads, read } = open();
  const first = read();
  loads[0]?.resolve('first');
  await first;
  clock.advanceMinutes(61);
  const second = read();
  loads[1]?.resolve('second');
  expect(await second).toBe('second');
});

it('serves the stale value after a failed load and tries again', async () => {
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

it('finds only what is loaded, and loads it in the background', async () => {
  const { clock, loads, read, settle } = open();
  expect(await read.findLoaded()).toBeUndefined();
  expect(await read.findLoaded()).toBeUndefined();
  expect(loads).toHaveLength(1);
  loads[0]?.resolve('first');
  await settle();
  expect(await read.findLoaded()).toBe('first');
  clock.advanceMinutes(61);
  expect(await read.findLoaded()).toBeUndefined();
  loads[1]?.reject(new Error('no database'));
  await settle();
  expect(await read.findLoaded()).toBeUndefined();
  expect(loads).toHaveLength(3);
});

it('returns an estimate until the first load has ended, and waits where there is none', async () => {
  const { loads, read, settle } = open();
  const estimates: string[] = [];
  const estimate = async () => `estimate ${estimates.push('')}`;
  expect(await readOrEstimate(read, estimate)).toBe('estimate 1');
  expect(await readOrEstimate(read, estimate)).toBe('estimate 2');
  const waiting = readOrEstimate(read, async () => undefined);
  loads[0]?.resolve('first');
  expect(await waiting).toBe('first');
  await settle();
  expect(await readOrEstimate(read, estimate)).toBe('first');
  expect([loads.length, estimates.length]).toEqual([1, 2]);
});

it('rejects when the first load fails', async () => {
  const { loads, read } = open();
  const first = read();
  loads[0]?.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
});

it('serves nothing stale when both ages are equal, and reloads when the clock is set back', async () => {
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

describe('a value that loads slowly', () => {
  /** Several instances that share a store and a clock; each load takes N seconds. */
  function instances(seconds: number) {
    const clock = new MovableClock('2026-03-02T06:30:00Z');
    const stored = new Map<string, string>();
    const ttlStore = {
      get: vi.fn(async (key: string): Promise<unknown> => JSON.parse(stored.get(key) ?? 'null') ?? undefined),
      set: vi.fn(async (key: string, value: unknown) => void stored.set(key, JSON.stringify(value))),
    };
    const load = vi.fn(async () => {
      clock.advanceMonotonic(seconds * 1_000);
      return [`loaded at ${clock.now().toISOString().slice(14, 19)}`];
    });
    const start = () =>
      staleWhileRevalidate(clock, { freshMs: 60_000, usableMs: 60_000 }, load, { ttlStore, name: 'answer' });
    return { clock, ttlStore, load, start };
  }

  it('stays fresh for twenty times its load time, then reloads in the background', async () => {
    const { clock, load, start } = instances(12);
    const read = start();
    expect(await read()).toEqual(['loaded at 30:00']);
    clock.advanceMinutes(4);
    expect(await read()).toEqual(['loaded at 30:00']);
    expect(load).toHaveBeenCalledTimes(1);
    clock.advanceMinutes(0.1);
    expect(await read()).toEqual(['loaded at 30:00']);
    await vi.waitFor(async () => expect(await read()).toEqual(['loaded at 34:06']), { timeout: 120_000 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is taken from another instance, and reloaded when it is stale', async () => {
    const { clock, load, start } = instances(12);
    await start()();
    const second = start();
    expect(await second()).toEqual(['loaded at 30:00']);
    clock.advanceMinutes(5);
    const third = start();
    expect(await third()).toEqual(['loaded at 30:00']);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(async () => expect(await third()).toEqual(['loaded at 35:00']), { timeout: 120_000 });
    await vi.waitFor(async () => expect(await second()).toEqual(['loaded at 35:00']), { timeout: 120_000 });
    expect(load).toHaveBeenCalledTimes(2);
    clock.advanceMinutes(60);
    expect(await start()()).toEqual(['loaded at 35:00']);
  });

  it('is neither shared nor looked up when it loads fast', async () => {
    const { clock, ttlStore, load, start } = instances(0);
    const read = start();
    await read();
    clock.advanceMinutes(2);
    expect(await read()).toEqual(['loaded at 32:00']);
    expect(await start()()).toEqual(['loaded at 32:00']);
    expect([load, ttlStore.get, ttlStore.set].map((each) => each.mock.calls.length)).toEqual([3, 2, 0]);
  });

  it('is loaded by each instance when the store is unavailable', async () => {
    const { ttlStore, load, start } = instances(12);
    ttlStore.get.mockRejectedValue(new Error('away'));
    ttlStore.set.mockRejectedValue(new Error('away'));
    expect(await start()()).toEqual(['loaded at 30:00']);
    expect(await start()()).toEqual(['loaded at 30:00']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
