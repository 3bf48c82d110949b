import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { expectAccessible } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { noFilters, readFilters } from '../filters/vacancy-filters.ts';
import { SearchForm } from '../search-form.tsx';
import { mixSuggestions } from '../suggestions/search-suggestions.ts';
import { listRecentSearches, rememberSearch } from './recent-searches.ts';

const remember = (search: string) => rememberSearch(readFilters(new URLSearchParams(search)));
const labels = () => listRecentSearches().map(({ label }) => label);

const openForm = () =>
  renderScreen(() => <SearchForm filters={noFilters} places={['Pune']} />, { path: '/', url: '/' });

it('remembers at most eight different searches, the newest first, without those of nothing', () => {
  for (let at = 1; at <= 10; at++) remember(`keyword=cook+${at}&pay=25&page=2`);
  remember('keyword=Cook+5');
  remember('order=pay');
  remember('pay=25');
  expect(labels()).toEqual(['Cook 5', 'cook 10', 'cook 9', 'cook 8', 'cook 7', 'cook 6', 'cook 4', 'cook 3']);
});

it.each(['{', '{"a":1}', '[1,null,"keyword=cook",""]'])('reads what it can of %s', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(labels()).toEqual(stored.includes('cook') ? ['cook'] : []);
});

it('mixes recent searches with suggestions', () => {
  const recent = ['night nurse · Pune', 'cook'].map((label) => ({ label, query: '' }));
  expect(mixSuggestions('', [], ['x'])).toEqual([]);
  expect(mixSuggestions('', recent, [])).toEqual(['night nurse · Pune', 'cook', 'Clear recent searches']);
  expect(mixSuggestions('nur', recent, ['Nurse'])).toEqual(['night nurse · Pune', 'Nurse']);
  expect(mixSuggestions('coo', recent, ['Cook', 'Cooker'])).toEqual(['cook', 'Cooker']);
  expect(mixSuggestions('ook', recent, [])).toEqual([]);
});

it('offers recent searches below the empty field and goes to the chosen one', async () => {
  remember('keyword=cook&location=Pune');
  remember('keyword=driver');
  await network.reply('**/GetLocations', { json: ['Pune'] });
  const screen = await openForm();
  await screen.getByRole('combobox', { name: 'Job title, skill or company' }).click();
  await expect.element(screen.getByRole('option', { name: 'driver' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/job/search?keyword=cook&location=Pune');
});

it('recent searches can be removed by key, by click and all at once', async () => {
  for (const keyword of ['a1', 'b2', 'c3', 'd4']) remember(`keyword=${keyword}`);
  await network.reply('**/GetLocations', { json: ['Pune'] });
  const screen = await openForm();
  await screen.getByRole('combobox', { name: 'Job title, skill or company' }).click();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  await expect.element(screen.getByRole('option', { name: 'd4' })).not.toBeInTheDocument();
  expect(labels()).toEqual(['c3', 'b2', 'a1']);
  document.querySelector<HTMLElement>('[data-remove="b2"]')?.click();
  await expect.poll(labels).toEqual(['c3', 'a1']);
  await screen.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect.poll(labels).toEqual([]);
  await expect.element(screen.getByRole('option', { name: 'Clear recent searches' })).not.toBeInTheDocument();
});

it('works when the browser stores nothing', async () => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  try {
    remember('keyword=cook');
    expect(labels()).toEqual([]);
  } finally {
    if (blocked) Object.defineProperty(window, 'localStorage', blocked);
  }
});
