import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { createPostgresSearch } from './postgres-search.ts';

let fixture: VacancyFixture;
const ids = new Map<number, string>();
beforeAll(async () => {
  fixture = await openVacancyFixture();
  const names = ['JPMorgan', 'PlanetSpark', 'HDFC Bank', 'Kaveri Motor Works Pvt. Ltd.', 'MakeMyTrip', 'The Pearl Hut'];
  for (const name of names) ids.set(await fixture.publish({ title: 'Weaver', company: { name } }), name);
});
afterAll(() => fixture.close());

it.each([
  ['jp morgan', 'JPMorgan'],
  ['j p morgan weaver', 'JPMorgan'],
  ['planet spark', 'PlanetSpark'],
  ['weaver planet spark', 'PlanetSpark'],
  ['make my trip', 'MakeMyTrip'],
  ['hdfcbank', 'HDFC Bank'],
  ['hdfc-bank', 'HDFC Bank'],
  ['kaverimotor', 'Kaveri Motor Works Pvt. Ltd.'],
  ['kaverimotorworks', 'Kaveri Motor Works Pvt. Ltd.'],
  ['pearlhut weaver', 'The Pearl Hut'],
  ['hdfc bank', 'HDFC Bank'],
  ['planetspark', 'PlanetSpark'],
])('finds "%s" as %s', async (keyword, company) => {
  const search = createPostgresSearch(fixture.db);
  const found = await search.find({ keyword, now: fixture.clock.now(), offset: 0, limit: 20 });
  expect(found.ids.map((id) => ids.get(id))).toEqual([company]);
  expect(found.searchedFor).toBeUndefined();
});

it('does not join words across other words', async () => {
  const search = createPostgresSearch(fixture.db);
  const found = await search.find({ keyword: 'planet weaver spark', now: fixture.clock.now(), offset: 0, limit: 20 });
  expect(found.ids).toEqual([]);
});
