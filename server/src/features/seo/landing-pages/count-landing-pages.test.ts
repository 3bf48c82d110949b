import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { countLandingPages } from './count-landing-pages.ts';

let fixture: VacancyFixture;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());

it('counts all titles of a role, however many there are', async () => {
  const each = 500;
  for (let done = 0; done < 2_500; done += each) {
    const titles = Array.from({ length: each }, (_, i) => `Potter (${done + i})`);
    await fixture.publishAll(
      titles.map((title, i) => makePosting({ title, locations: ['Surat'], company: { name: `Company ${i % 2}` } })),
    );
  }
  const now = fixture.clock.now();
  const page = { count: 2_500, changedAt: now.getTime() };
  const role = { key: 'potter', label: 'Potter' };
  expect(await countLandingPages(fixture.db, { now, since: now })).toEqual({
    roles: [{ slug: 'potter-jobs', role, ...page }],
    places: [{ slug: 'jobs-in-surat', place: 'Surat', ...page }],
    rolesInPlaces: [{ slug: 'potter-jobs-in-surat', role, place: 'Surat', ...page }],
  });
});

it('counts a sample of the vacancies like all of them', async () => {
  const now = fixture.clock.now();
  const all = await countLandingPages(fixture.db, { now, since: now });
  expect(all.roles.map(({ slug }) => slug)).toEqual(['potter-jobs']);
  expect(await countLandingPages(fixture.db, { now, since: now, samplePercent: 100 })).toEqual(all);
  expect(await countLandingPages(fixture.db, { now, since: now, samplePercent: 0 })).toEqual({
    roles: [],
    places: [],
    rolesInPlaces: [],
  });
});
