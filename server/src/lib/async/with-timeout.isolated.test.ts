import { expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const pending = () => new Promise<string>(() => undefined);

it('settles like the work when that settles first, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  const onTimeout = vi.fn();
  expect(await withTimeout(Promise.resolve('done'), 50, onTimeout)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('failed')), 50, onTimeout)).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('settles with the fallback when the work takes longer', async () => {
  vi.useFakeTimers();
  const value = withTimeout(pending(), 50, () => 'fallback');
  const failure = withTimeout(pending(), 50, () => {
    throw new Error('too late');
  });
  const rejected = expect(failure).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(50);
  expect(await value).toBe('fallback');
  await rejected;
  vi.useRealTimers();
});
