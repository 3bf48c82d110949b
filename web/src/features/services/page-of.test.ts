import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('cuts a list into pages', () => {
  expect(pageOf(numbers(10), 1, 10)).toMatchObject({ pageCount: 1, items: numbers(10) });
  expect(pageOf(numbers(25), 3, 10)).toEqual({
    page: 3,
    pageCount: 3,
    items: [21, 22, 23, 24, 25],
    rangeText: '21 to 25 of 25',
  });
});

it('returns the last page when the requested one does not exist', () => {
  expect(pageOf(numbers(11), 9, 10)).toMatchObject({ page: 2, items: [11] });
  expect(pageOf([], 2, 10)).toMatchObject({ page: 1, pageCount: 1, items: [] });
});
