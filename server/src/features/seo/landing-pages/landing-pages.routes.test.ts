import type { LandingPage } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy } from '../../vacancy-lifecycle/change-vacancy-status.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import type { VacancyPosting } from '../../vacancy-lifecycle/vacancy-posting.ts';

let fixture: VacancyFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  app = await fixture.serve();
  return () => app.close();
});

const reason = { cause: 'filled', actor: 'tester' };
const get = (path: string) => app.inject(`/api/vacancyportal/${path}`);
const page = (slug: string) => get(`GetJobPage/${slug}`);

/** Creates postings of one title, alternating between two companies. */
const postings = (title: string, times: number, more: Partial<VacancyPosting> = {}) =>
  Array.from({ length: times }, (_, i) => makePosting({ title, company: { name: `Company ${i % 2}` }, ...more }));

const inPune = { locations: ['Pune'] };

describe('GetJobPage', () => {
  it('lists the vacancies of a role in a place, of all levels', async () => {
    await fixture.publishAll([
      ...postings('Java Developer', 3, inPune),
      ...postings('Sr. Java Developer - Immediate Joiner', 2, inPune),
      ...postings('Java Developer', 2, { locations: ['Kochi'] }),
      ...postings('Potter', 6, inPune),
    ]);
    const reply = await page('java-developer-jobs-in-pune');
    const { vacancies, ...rest } = reply.json<LandingPage>();
    expect(rest).toEqual({
      slug: 'java-developer-jobs-in-pune',
      role: 'Java Developer',
      place: 'Pune',
      within: [{ slug: 'jobs-in-pune', label: 'Pune' }],
      roles: [{ slug: 'potter-jobs-in-pune', label: 'Potter' }],
      places: [{ slug: 'java-developer-jobs', label: 'All of India' }],
    });
    expect(reply.headers['x-total-count']).toBe('5');
    expect(new Set(vacancies.map(({ jobTitle }) => jobTitle))).toEqual(
      new Set(['Java Developer', 'Sr. Java Developer - Immediate Joiner']),
    );
    expect(vacancies.every(({ locations }) => locations.includes('Pune'))).toBe(true);
  });

  it('lists a role in all of India, and a place with all its roles', async () => {
    await fixture.publishAll([
      ...postings('Staff Nurse', 5, inPune),
      ...postings('Staff Nurse', 5, { locations: ['Kochi'] }),
      ...postings('Head Nurse', 5, { locations: ['Kochi'] }),
    ]);
    const role = await page('staff-nurse-jobs');
    expect(role.headers['x-total-count']).toBe('10');
    expect(role.json<LandingPage>()).toMatchObject({
      role: 'Staff Nurse',
      place: '',
      within: [],
      roles: [{ slug: 'head-nurse-jobs', label: 'Head Nurse' }],
      places: [
        { slug: 'staff-nurse-jobs-in-kochi', label: 'Kochi' },
        { slug: 'staff-nurse-jobs-in-pune', label: 'Pune' },
      ],
    });
    const place = await page('jobs-in-kochi');
    expect(place.headers['x-total-count']).toBe('10');
    expect(place.json<LandingPage>()).toMatchObject({
      role: '',
      place: 'Kochi',
      roles: [{ label: 'Head Nurse' }, { label: 'Staff Nurse' }],
      places: [{ slug: 'jobs-in-pune', label: 'Pune' }],
    });
  });

  it('counts all vacancies and returns twenty', async () => {
    await fixture.publishAll(postings('Potter', 27, inPune));
    const reply = await page('jobs-in-pune');
    expect(reply.headers['x-total-count']).toBe('27');
    expect(reply.json<LandingPage>().vacancies).toHaveLength(20);
  });

  it('redirects from other spellings', async () => {
    await fixture.publishAll(postings('Sales Executive', 6, { locations: ['Bengaluru'] }));
    const slug = 'sales-executive-jobs-in-bengaluru';
    for (const other of ['sales-executive-jobs-in-bangalore', 'sales-executives-jobs-in-bengaluru'])
      expect((await page(other)).json()).toEqual({ movedTo: slug });
    expect((await page('sales-exec-jobs')).json()).toEqual({ movedTo: 'sales-executive-jobs' });
  });

  it('refers to the search when there are too few vacancies', async () => {
    await fixture.publishAll([...postings('Potter', 4, inPune), ...postings('Potter', 5, { locations: ['Kochi'] })]);
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'Potter', location: 'Pune' });
    expect((await page('potter-jobs-in-kochi')).json<LandingPage>().place).toBe('Kochi');
    expect((await page('potter-jobs-in-maharashtra')).json()).toEqual({ keyword: 'Potter', location: 'Maharashtra' });
  });

  it('counts the vacancies that are live now', async () => {
    const ids: number[] = [];
    for (const posting of postings('Potter', 5, inPune)) ids.push(await fixture.publish(posting));
    expect((await page('potter-jobs-in-pune')).headers['x-total-count']).toBe('5');
    await closeVacancy(fixture.context, ids[0] as number, reason);
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'Potter', location: 'Pune' });
    for (const id of ids.slice(1)) await closeVacancy(fixture.context, id, reason);
    expect((await page('potter-jobs-in-pune')).statusCode).toBe(404);
  });

  it('has no landing page for a title that only one company uses', async () => {
    await fixture.publishAll(postings('Potter', 8, { company: { name: 'Annapurna' } }));
    expect((await page('potter-jobs')).json()).toEqual({ keyword: 'potter', location: '' });
  });

  it('has new landing pages after ten minutes', async () => {
    expect((await page('potter-jobs-in-pune')).statusCode).toBe(404);
    await fixture.publishAll(postings('Potter', 5, inPune));
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'potter', location: 'Pune' });
    fixture.clock.advanceMinutes(11);
    await expect
      .poll(async () => (await page('potter-jobs-in-pune')).json<Partial<LandingPage>>().vacancies)
      .toHaveLength(5);
  });

  it.each(['jobs', 'in-pune', 'potter', 'zzqxj-jobs', 'jobs-in-zzqxj', 'potter-jobs-in-', '-jobs', 'jobs-in'])(
    '%s is not found',
    async (slug) => {
      await fixture.publishAll(postings('Potter', 5, inPune));
      expect((await page(slug)).statusCode).toBe(404);
    },
  );

  it.each(['Potter-jobs', 'potter%20jobs', `${'x'.repeat(130)}-jobs`])('%s is not a valid address', async (slug) => {
    expect((await page(slug)).statusCode).toBe(400);
  });
});

it('GetPopularJobPages lists the pages with most vacancies first', async () => {
  await fixture.publishAll([...postings('Potter', 5, inPune), ...postings('Weaver', 7, { locations: ['Surat'] })]);
  expect((await get('GetPopularJobPages')).json()).toEqual({
    roles: [
      { slug: 'weaver-jobs', label: 'Weaver' },
      { slug: 'potter-jobs', label: 'Potter' },
    ],
    places: [
      { slug: 'jobs-in-surat', label: 'Surat' },
      { slug: 'jobs-in-pune', label: 'Pune' },
    ],
    rolesInPlaces: [
      { slug: 'weaver-jobs-in-surat', label: 'Weaver in Surat' },
      { slug: 'potter-jobs-in-pune', label: 'Potter in Pune' },
    ],
  });
});
