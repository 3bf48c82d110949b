import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterLoad } from './run-after-load.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const loadedAt = (loadEventEnd: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ loadEventEnd } as PerformanceNavigationTiming]);

it('waits until the page has settled', () => {
  loadedAt(performance.now());
  const run = vi.fn();
  runAfterLoad(run);
  vi.advanceTimersByTime(1_499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('runs at once on a page that has settled', () => {
  loadedAt(performance.now() - 1_500);
  const run = vi.fn();
  runAfterLoad(run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits for the load event of a page that still loads', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = vi.fn();
  runAfterLoad(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  loadedAt(performance.now());
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1_500);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run once it is cancelled, before or after the load event', () => {
  loadedAt(performance.now());
  const run = vi.fn();
  runAfterLoad(run)();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  runAfterLoad(run)();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
