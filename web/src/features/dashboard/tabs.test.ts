import { expect, it } from 'vitest';
import { dashboardTabs, readTab, tabQuery } from './tabs.ts';

it('names every tab in the address and finds it there', () => {
  for (const { value } of dashboardTabs) expect(readTab(new URLSearchParams(tabQuery(value)))).toBe(value);
  expect(tabQuery('priority')).toEqual({});
});

it.each(['', 'tab=', 'tab=nothing', 'other=services'])('takes the first tab for %j', (query) => {
  expect(readTab(new URLSearchParams(query))).toBe('priority');
});
