import { describe, expect, it } from 'vitest';
import { changedAddress, SEARCH } from '../list-address.ts';
import { summaryOf } from '../search-summary.ts';
import { listChips } from './filter-chips.ts';
import { readFilters } from './vacancy-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('listChips', () => {
  const filters = read('keyword=cook+part+time&location=Pune&places=Surat&pay=25&mode=home&company=4&page=3&order=pay');

  it('labels each filter and condition, and each removes only itself', () => {
    const chips = listChips(filters, [{ text: 'part time', without: 'cook', label: 'Part time' }], 'Café Tulsi');
    expect(chips.map(({ label }) => label)).toEqual([
      'Pune',
      'Surat',
      '₹25,000+ a month',
      'Work from home',
      'Café Tulsi',
      'Part time',
    ]);
    expect(changedAddress(SEARCH, filters, chips[0]?.without ?? {})).toBe(
      '/job/search?keyword=cook+part+time&location=Surat&pay=25&mode=home&company=4&order=pay',
    );
    expect(changedAddress(SEARCH, filters, chips.at(-1)?.without ?? {})).toBe(
      '/job/search?keyword=cook&location=Pune&places=Surat&pay=25&mode=home&company=4&order=pay',
    );
  });

  it('is empty for a search without filters', () => {
    expect(listChips(read('keyword=cook&order=newest'))).toEqual([]);
  });
});

it.each([
  ['keyword=cook&location=Pune&experience=Fresher', 'cook · Pune · Fresher'],
  ['location=Pune&places=Surat;Kochi', 'Kochi +2'],
  ['pay=25', ''],
])('summarises %j as %j', (search, summary) => {
  expect(summaryOf(read(search))).toBe(summary);
});
