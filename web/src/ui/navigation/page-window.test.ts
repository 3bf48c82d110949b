import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows every page when there are few', () => {
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('leaves gaps on the far sides', () => {
    expect(pageWindow(1, 120)).toEqual([1, 2, 3, 4, undefined, 120]);
    expect(pageWindow(60, 120)).toEqual([1, undefined, 59, 60, 61, undefined, 120]);
    expect(pageWindow(120, 120)).toEqual([1, undefined, 117, 118, 119, 120]);
  });

  it('always shows both ends, the page and its neighbours, in order, without a gap of one, in at most seven entries', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const shown = pageWindow(page, pageCount);
        const numbers = shown.filter((entry) => entry !== undefined);
        expect(shown.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const near of [1, page - 1, page, page + 1, pageCount]) {
          if (near >= 1 && near <= pageCount) expect(numbers).toContain(near);
        }
        shown.forEach((entry, at) => {
          const before = shown[at - 1];
          const after = shown[at + 1];
          if (entry === undefined) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          if (entry !== undefined && before !== undefined) expect(entry - before).toBe(1);
        });
      }
    }
  });
});
