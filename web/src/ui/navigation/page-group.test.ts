import { expect, it } from 'vitest';
import { pageGroup } from './page-group.ts';

it('shows one group when there are few pages', () => {
  expect(pageGroup(2, 3)).toEqual({ pages: [1, 2, 3], previous: undefined, next: undefined });
  expect(pageGroup(10, 10)).toMatchObject({ previous: undefined, next: undefined });
});

it('next is the first page of the next group, previous the last page of the previous one', () => {
  expect(pageGroup(10, 25)).toEqual({ pages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], previous: undefined, next: 11 });
  expect(pageGroup(11, 25)).toMatchObject({ previous: 10, next: 21 });
  expect(pageGroup(25, 25)).toEqual({ pages: [21, 22, 23, 24, 25], previous: 20, next: undefined });
});

it('a group always contains the page, and every page is reachable through the groups', () => {
  for (let pageCount = 1; pageCount <= 45; pageCount += 1) {
    const reached: number[] = [];
    for (let at: number | undefined = 1; at !== undefined; ) {
      const group = pageGroup(at, pageCount);
      expect(group.pages).toContain(at);
      reached.push(...group.pages);
      at = group.next;
    }
    expect(reached).toEqual(Array.from({ length: pageCount }, (_, i) => i + 1));
  }
});
