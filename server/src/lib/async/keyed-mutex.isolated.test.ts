import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withKeyedMutex } from './keyed-mutex.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { code: 'unavailable' };

it('runs the tasks of a key one after another, in order, and those of others at once', async () => {
  const events: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const run = (key: string, name: string, gate = Promise.resolve()) =>
    withKeyedMutex(key, async () => {
      events.push(`${name} begins`);
      await gate;
      events.push(`${name} ends`);
    });
  const all = [run('a', 'first', gates[0]?.promise), run('a', 'second', gates[1]?.promise), run('b', 'other')];
  await all[2];
  expect(events).toEqual(['first begins', 'other begins', 'other ends']);
  gates[1]?.resolve();
  gates[0]?.resolve();
  await Promise.all(all);
  expect(events.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

it('refuses a task whose turn does not come in time, never runs it, and runs the next ones', async () => {
  const gate = Promise.withResolvers<void>();
  const late = vi.fn(async () => undefined);
  const first = withKeyedMutex('c', () => gate.promise);
  const refused = withKeyedMutex('c', late, { maxWaitMs: 1_000 });
  const next = withKeyedMutex('c', async () => 'run');
  const outcome = expect(refused).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(1_000);
  await outcome;
  gate.resolve();
  await first;
  expect(await next).toBe('run');
  expect(late).not.toHaveBeenCalled();
});

it('counts only the wait for the turn', async () => {
  const gate = Promise.withResolvers<void>();
  let counted = 0;
  const countWait = async <T>(wait: Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await wait;
    } finally {
      counted += performance.now() - began;
    }
  };
  const first = withKeyedMutex('d', () => gate.promise);
  const second = withKeyedMutex('d', () => new Promise((done) => setTimeout(done, 5_000)), {
    maxWaitMs: 9_000,
    countWait,
  });
  await vi.advanceTimersByTimeAsync(2_000);
  gate.resolve();
  await first;
  await vi.advanceTimersByTimeAsync(5_000);
  await second;
  expect(counted).toBe(2_000);
});

it('refuses more than 50 tasks of a key', async () => {
  const gate = Promise.withResolvers<void>();
  const tasks = Array.from({ length: 50 }, () => withKeyedMutex('e', () => gate.promise));
  await expect(withKeyedMutex('e', async () => undefined)).rejects.toMatchObject(busy);
  gate.resolve();
  await Promise.all(tasks);
  await withKeyedMutex('e', async () => undefined);
});
