import { describe, expect, it } from 'vitest';
import type { ListPlace } from './list-address.ts';
import { redirectSubmittedForm } from './redirect-submitted-form.ts';

const SEARCH: ListPlace = { path: '/job/search' };

/** The Location that a list answers with; undefined when it answers with its page. */
function locationOf(list: ListPlace, query: string): string | undefined {
  try {
    redirectSubmittedForm(list, `https://aarambh.example${list.path}?${query}`);
    return undefined;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    expect(response.status).toBe(302);
    return response.headers.get('location') ?? '';
  }
}

describe('redirectSubmittedForm', () => {
  it.each([
    ['keyword=&experience=&location=Bengaluru', '/job/search?location=Bengaluru'],
    ['keyword=java&experience=&location=', '/job/search?keyword=java'],
    ['keyword=java&mode=home&mode=office&order=relevance', '/job/search?keyword=java&mode=office%2Chome'],
    ['keyword=java&location=Pune&location=Surat', '/job/search?keyword=java&location=Pune&places=Surat'],
    ['keyword=java&utm_source=', '/job/search?keyword=java'],
    // Nothing is asked for: the page warns.
    ['keyword=&experience=&location=', '/job/search?keyword='],
    ['keyword=+&experience=', '/job/search?keyword='],
    ['keyword=&keyword=', '/job/search?keyword='],
    ['experience=', '/job/search'],
  ])('%s goes to %s, which stays', (query, address) => {
    expect(locationOf(SEARCH, query)).toBe(address);
    expect(locationOf(SEARCH, address.split('?')[1] ?? '')).toBeUndefined();
  });

  it.each(['', 'keyword=', 'keyword=java', 'keyword=java&location=Pune&page=2', 'keyword=&order=pay', 'utm_source=x'])(
    'leaves %j as it is',
    (query) => {
      expect(locationOf(SEARCH, query)).toBeUndefined();
    },
  );

  it('keeps the company of a list', () => {
    const byId: ListPlace = { path: '/job/by-company', id: '7' };
    expect(locationOf(byId, 'id=7&location=&pay=25')).toBe('/job/by-company?id=7&pay=25');
    expect(locationOf({ path: '/companies/cafe-tulsi-7' }, 'keyword=&pay=')).toBe('/companies/cafe-tulsi-7');
  });
});
