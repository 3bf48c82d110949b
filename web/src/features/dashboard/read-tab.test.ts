import { expect, it } from 'vitest';
import { dashboardTabs, readTab, tabQuery } from './read-tab.ts';

it('reads every tab back from its query', () => {
  for (const { value } of dashboardTabs) expect(readTab(new URLSearchParams(tabQuery(value)))).toBe(value);
  expect(tabQuery('priority')).toEqual({});
});

it.each(['', 'tab=', 'tab=nothing', 'other=services'])('opens the first tab for %j', (query) => {
  expect(readTab(new URLSearchParams(query))).toBe('priority');
});
