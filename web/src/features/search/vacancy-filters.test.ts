import { describe, expect, it } from 'vitest';
import { addressWith, mergeParams, searchAddress } from '../vacancies/index.ts';
import { filterQuery, locationOptions, readFilters } from './vacancy-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('readFilters', () => {
  it('parses the chosen filters', () => {
    expect(read('keyword=%20nurse%20&experience=2+Years&location=Pune&edu=B.Tech%2FB.E.&page=3')).toEqual({
      keyword: 'nurse',
      experience: '2 Years',
      location: 'Pune',
      edu: 'B.Tech/B.E.',
      page: 3,
    });
  });

  it('treats the first items of the lists and unknown values as not chosen', () => {
    expect(read('experience=Any+experience&location=Anywhere+in+India&edu=Wizardry&page=-1')).toEqual({
      keyword: '',
      experience: '',
      location: '',
      edu: '',
      page: 1,
    });
  });

  it('keeps the keyword within what the API accepts', () => {
    const { keyword, page } = read(`keyword=a%00b${'x'.repeat(300)}&page=9999`);
    expect(keyword).toHaveLength(100);
    expect(keyword.startsWith('a bx')).toBe(true);
    expect(page).toBe(5_000);
  });
});

it('omits filters that are not chosen from the query', () => {
  expect(filterQuery(read('keyword=nurse&edu=MBBS'))).toEqual({ edu: 'MBBS' });
  expect(filterQuery(read('page=2&location=Pune'))).toEqual({ location: 'Pune', page: '2' });
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
