import { expect, it, vi } from 'vitest';
import { readList, readText, writeJson, writeList } from './browser-storage.ts';

const KEY = 'storage-test';
const isNumber = (value: unknown): value is number => typeof value === 'number';

it('stores a list, drops entries of another shape, and removes an empty list', () => {
  expect(writeList(KEY, [1, 'two', 3])).toBe(true);
  expect(readList(KEY, isNumber)).toEqual([1, 3]);
  expect(writeList(KEY, [])).toBe(true);
  expect(readText(KEY)).toBeNull();
});

it.each(['', '{', '{"0":1}', 'null', '7'])(
  'reads %j, as another program may have stored it, as an empty list',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readList(KEY, isNumber)).toEqual([]);
    localStorage.removeItem(KEY);
  },
);

it('reads and stores nothing when the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(readText(KEY)).toBeNull();
  expect(readList(KEY, isNumber)).toEqual([]);
  expect(writeJson(KEY, { one: 1 })).toBe(false);
  expect(writeJson(KEY, undefined)).toBe(false);
});
