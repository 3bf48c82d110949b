import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quantiseResponseTime } from './quantise-response-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs work of a duration and returns how it settled, and after how many milliseconds. */
async function settleAfter(workMs: number, outcome: 'resolved' | 'rejected'): Promise<{ at: number; outcome: string }> {
  const startedAt = performance.now();
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, workMs));
    if (outcome === 'rejected') throw new Error('rejected by the test');
  };
  const done = quantiseResponseTime(100, work).then(
    () => ({ at: performance.now() - startedAt, outcome: 'resolved' }),
    () => ({ at: performance.now() - startedAt, outcome: 'rejected' }),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return await done;
}

it.each([
  [1, 100],
  [40, 100],
  [99, 100],
  [130, 200],
  [299, 300],
])('work of %i ms settles after %i ms, also when it fails', async (workMs, at) => {
  for (const outcome of ['resolved', 'rejected'] as const) {
    expect(await settleAfter(workMs, outcome)).toEqual({ at, outcome });
  }
});
