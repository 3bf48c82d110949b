import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quantiseResponseTime } from './quantise-response-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes a while, and when its answer came. */
async function answeredAfter(workMs: number, outcome: 'answers' | 'fails'): Promise<{ at: number; outcome: string }> {
  const began = performance.now();
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, workMs));
    if (outcome === 'fails') throw new Error('as it should');
  };
  const done = quantiseResponseTime(100, work).then(
    () => ({ at: performance.now() - began, outcome: 'answers' }),
    () => ({ at: performance.now() - began, outcome: 'fails' }),
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
])('work of %i ms is answered after %i ms, also when it fails', async (workMs, at) => {
  for (const outcome of ['answers', 'fails'] as const) {
    expect(await answeredAfter(workMs, outcome)).toEqual({ at, outcome });
  }
});
