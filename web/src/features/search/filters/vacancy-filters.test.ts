import { MAX_PLACES } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { addressWith, mergeParams, searchAddress } from '../../vacancies/index.ts';
import { changedAddress, listAddress, SEARCH } from '../list-address.ts';
import { locationOptions } from '../search-choices.ts';
import {
  clearFilters,
  countFilters,
  filterQuery,
  isEmptySearch,
  noFilters,
  readFilters,
  writeFilters,
} from './vacancy-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));
const canonical = (search: string) => decodeURIComponent(writeFilters(read(search)).toString().replaceAll('+', ' '));

describe('readFilters', () => {
  it('parses the chosen filters', () => {
    const search =
      'keyword=%20nurse%20&experience=2+Years&location=Pune&edu=B.Tech%2FB.E.&pay=25&days=7&mode=home,office' +
      '&type=internship&places=Surat;Kochi&industry=Retail&company=12&order=pay&page=3';
    expect(read(search)).toEqual({
      keyword: 'nurse',
      experience: '2 Years',
      places: ['Kochi', 'Pune', 'Surat'],
      edu: 'B.Tech/B.E.',
      pay: '25',
      days: '7',
      mode: ['office', 'home'],
      type: ['internship'],
      industry: 'Retail',
      company: '12',
      order: 'pay',
      page: 3,
    });
  });

  it('treats the first items of the lists and unknown values as not chosen', () => {
    const search =
      'experience=Any+experience&location=Anywhere+in+India&edu=Wizardry&pay=11&days=2&mode=moon,&type=,x' +
      '&company=1%3B2&order=random&page=-1';
    expect(read(search)).toEqual(noFilters);
  });

  it('keeps the keyword within what the API accepts', () => {
    const { keyword, page } = read(`keyword=a%00b${'x'.repeat(300)}&page=9999`);
    expect(keyword).toHaveLength(100);
    expect(keyword.startsWith('a bx')).toBe(true);
    expect(page).toBe(5_000);
  });

  it('keeps as many places as the API accepts', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Place ${at}`);
    expect(read(`places=${names.join(';')}`).places).toHaveLength(MAX_PLACES);
    const long = Array.from({ length: 10 }, (_, at) => `${at}${'x'.repeat(98)}`);
    const { location = '', places = '' } = filterQuery(read(`places=${long.join(';')}`));
    expect(location).toHaveLength(99);
    expect(places.length).toBeLessThanOrEqual(500);
    expect(places.split(';')).toHaveLength(5);
  });
});

describe('the canonical form', () => {
  it.each([
    ['', ''],
    ['keyword=a&order=relevance&page=1&days=&location=Anywhere in India', 'keyword=a'],
    // A form with check boxes repeats its parameters.
    ['mode=office&mode=home&type=contract&type=full-time', 'mode=office,home&type=full-time,contract'],
    ['mode=home,office,home', 'mode=office,home'],
    ['places=Surat;Pune&location=Kochi', 'location=Kochi&places=Pune;Surat'],
    ['location=Surat&location=Kochi&places=surat; kochi ;', 'location=Kochi&places=Surat'],
    ['order=newest&keyword=x&pay=30&utm_source=y', 'keyword=x&pay=30&order=newest'],
  ])('of %j is %j', (search, expected) => {
    expect(canonical(search)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });
});

it('omits filters that are not chosen from the query', () => {
  expect(filterQuery(read('keyword=nurse&edu=MBBS'))).toEqual({ edu: 'MBBS' });
  expect(filterQuery(read('page=2&location=Pune'))).toEqual({ location: 'Pune', page: '2' });
});

it('counts each place, mode and type, and knows a search of nothing', () => {
  expect(countFilters(read('location=Pune&places=Surat;Kochi&mode=home&pay=20&order=pay&keyword=x'))).toBe(5);
  expect(isEmptySearch(read('order=pay&page=2'))).toBe(true);
  expect(isEmptySearch(read('days=7'))).toBe(false);
});

describe('addresses', () => {
  const filters = read('keyword=cook&location=Pune&pay=20&order=newest&page=4');

  it('keep all other filters when one changes, and begin at the first page', () => {
    expect(changedAddress(SEARCH, filters, { pay: '' })).toBe('/job/search?keyword=cook&location=Pune&order=newest');
    expect(listAddress(SEARCH, { ...filters, page: 2 })).toBe(
      '/job/search?keyword=cook&location=Pune&pay=20&order=newest&page=2',
    );
  });

  it('keep keyword and order when all filters are cleared', () => {
    expect(listAddress(SEARCH, clearFilters(filters))).toBe('/job/search?keyword=cook&order=newest');
  });

  it('keep the company of a company page', () => {
    const list = { path: '/job/by-company', id: '7' } as const;
    expect(changedAddress(list, noFilters, { places: ['Pune'] })).toBe('/job/by-company?id=7&location=Pune');
  });
});

describe('mergeParams', () => {
  const before = new URLSearchParams('id=7&experience=Fresher&location=Pune&page=4&edu=');

  it('changes one filter, keeps the others and resets the page', () => {
    expect(mergeParams(before, { location: 'Delhi' }).toString()).toBe('id=7&experience=Fresher&location=Delhi');
  });

  it('removes a filter without mutating its input', () => {
    expect(addressWith('/x', mergeParams(before, { experience: '' }))).toBe('/x?id=7&location=Pune');
    expect(before.get('page')).toBe('4');
  });
});

it('builds search addresses', () => {
  expect(searchAddress({ keyword: 'C++ developer', location: '' })).toBe('/job/search?keyword=C%2B%2B+developer');
  expect(searchAddress({})).toBe('/job/search');
});

describe('locationOptions', () => {
  it('starts with Anywhere in India', () => {
    expect(locationOptions(['Pune', 'Delhi'], 'Delhi').map(({ label }) => label)).toEqual([
      'Anywhere in India',
      'Pune',
      'Delhi',
    ]);
  });

  it('adds a chosen place that is not listed', () => {
    expect(locationOptions(['Pune'], 'Tiruchirappalli').map(({ value }) => value)).toEqual([
      '',
      'Tiruchirappalli',
      'Pune',
    ]);
  });
});
