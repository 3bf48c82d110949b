import { afterEach, expect, it, vi } from 'vitest';
import { clearMemoized, memoizeWithTtl } from './memoize-with-ttl.ts';

afterEach(() => {
  vi.useRealTimers();
});

const counter = () => {
  let calls = 0;
  return memoizeWithTtl(
    async (key: string) => `${key}${++calls}`,
    (key) => key,
  );
};

it('loads once for a key, for five minutes', async () => {
  vi.useFakeTimers();
  const load = counter();
  expect([await load('a'), await load('a'), await load('b')]).toEqual(['a1', 'a1', 'b2']);
  vi.advanceTimersByTime(299_999);
  expect(await load('a')).toBe('a1');
  vi.advanceTimersByTime(1);
  expect(await load('a')).toBe('a3');
});

it('does not cache a failure', async () => {
  let calls = 0;
  const load = memoizeWithTtl(async () => {
    if (++calls === 1) throw new Error('offline');
    return calls;
  });
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe(2);
});

it('holds no more than fifty results', async () => {
  const load = counter();
  for (let at = 0; at < 51; at += 1) await load(`key${at}-`);
  expect(await load('key0-')).toBe('key0-52');
});

it('clearing forgets the results of all functions', async () => {
  const [one, other] = [counter(), counter()];
  await Promise.all([one('a'), other('a')]);
  clearMemoized();
  expect([await one('a'), await other('a')]).toEqual(['a2', 'a2']);
});
