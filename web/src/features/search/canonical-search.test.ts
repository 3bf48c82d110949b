import { describe, expect, it } from 'vitest';
import { canonicalSearch, isNoindexSearch } from './canonical-search.ts';
import { readFilters } from './filters/vacancy-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('canonicalSearch', () => {
  it.each([
    ['', '/job/search'],
    ['keyword=Java++Developer&utm_source=x&fbclid=1', '/job/search?keyword=java+developer'],
    ['page=1&location=Pune&keyword=java', '/job/search?keyword=java&location=Pune'],
    ['keyword=java&experience=2+Years&edu=MCA&page=3', '/job/search?keyword=java&page=3'],
    ['keyword=java&location=Anywhere+in+India', '/job/search?keyword=java'],
    ['keyword=&location=&page=0', '/job/search'],
    ['keyword=java&places=Surat;Pune&pay=25&mode=home&order=pay', '/job/search?keyword=java&location=Pune'],
  ])('%s', (search, address) => {
    expect(canonicalSearch(read(search))).toBe(address);
  });
});

describe('isNoindexSearch', () => {
  const some = { vacancies: [1], searchedFor: '' };

  it.each(['', 'keyword=java', 'location=Pune', 'keyword=java&location=Pune&page=10'])('indexes %s', (search) => {
    expect(isNoindexSearch(read(search), some)).toBe(false);
  });

  it.each([
    'experience=2+Years',
    'edu=MCA',
    'location=Pune&places=Surat',
    'pay=25',
    'days=7',
    'mode=home',
    'type=internship',
    'industry=Retail',
    'company=4',
    'order=newest',
    'keyword=java&page=11',
    `keyword=${'java+'.repeat(13)}`,
  ])('leaves %s out', (search) => {
    expect(isNoindexSearch(read(search), some)).toBe(true);
  });

  it('does not index empty or spell-corrected results', () => {
    expect(isNoindexSearch(read('keyword=java'), { vacancies: [], searchedFor: '' })).toBe(true);
    expect(isNoindexSearch(read('keyword=jvaa'), { vacancies: [1], searchedFor: 'java' })).toBe(true);
  });
});
