import { afterEach, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

afterEach(() => vi.restoreAllMocks());

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

it('loads what is not on the device once the connection is back', async () => {
  setOnline(false);
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const loaded = loadWhenOnline(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  load.mockImplementation(() => Promise.resolve('code'));
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not reject a failure that the browser remembers when the connection is back', async () => {
  setOnline(false);
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const settled = vi.fn();
  loadWhenOnline(load).then(settled, settled);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => load.mock.calls.length).toBe(2);
  // Its rejection has had a turn to arrive.
  await new Promise((next) => setTimeout(next));
  expect(settled).not.toHaveBeenCalled();
});

it('rejects what cannot be loaded with a connection', async () => {
  setOnline(true);
  await expect(loadWhenOnline(() => Promise.reject(new TypeError('no such file')))).rejects.toThrow('no such file');
});

it('leaves a part that the page can do without as it is', async () => {
  setOnline(true);
  const settled = vi.fn();
  loadWhenOnline(() => Promise.reject(new TypeError('503')), true).then(settled, settled);
  // Its rejection has had a turn to arrive.
  await new Promise((next) => setTimeout(next));
  expect(settled).not.toHaveBeenCalled();
  expect(await loadWhenOnline(() => Promise.resolve('code'), true)).toBe('code');
});
