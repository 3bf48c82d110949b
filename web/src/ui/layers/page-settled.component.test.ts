import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenSettled, waitUntilSettled } from './page-settled.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('resolves some time after the page has loaded', async () => {
  const resolved = vi.fn();
  void waitUntilSettled().then(resolved);
  await vi.advanceTimersByTimeAsync(1_499);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledOnce();
});

it('waits for the load event of a page that still loads', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const resolved = vi.fn();
  void waitUntilSettled().then(resolved);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(resolved).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(resolved).toHaveBeenCalledOnce();
});

it('waits for a connection before it loads code', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn(async () => undefined);
  runWhenSettled(run);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => run.mock.calls.length).toBe(1);
  runWhenSettled(run);
  await expect.poll(() => run.mock.calls.length).toBe(2);
});
