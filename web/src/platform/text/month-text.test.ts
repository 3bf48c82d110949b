import { expect, it } from 'vitest';
import { monthText, parseMonth, periodText } from './month-text.ts';

it.each([
  ['06/2019', '2019-06'],
  ['6 / 2019', '2019-06'],
  ['June 2019', '2019-06'],
  ["sept'2019", '2019-09'],
  ['2019-06', '2019-06'],
  [' 2019 ', '2019'],
  ['', ''],
  ['soon', 'soon'],
])('%j is read as %j', (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

it('months are shown by name', () => {
  expect(monthText('2019-06')).toBe('Jun 2019');
  expect(monthText('2019')).toBe('2019');
  expect(periodText({ from: '2019-06', to: '' })).toBe('Jun 2019 – today');
});
