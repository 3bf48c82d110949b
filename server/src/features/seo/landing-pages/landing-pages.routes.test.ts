import type { JobPage, VacancyCard } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy } from '../../vacancies/change-vacancy-status.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from '../../vacancies/test-world.ts';
import type { VacancyPosting } from '../../vacancies/vacancy-posting.ts';

let world: VacancyWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openVacancyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  app = await world.serve();
  return () => app.close();
});

const reason = { cause: 'filled', actor: 'tester' };
const get = (path: string) => app.inject(`/api/vacancyportal/${path}`);
const page = (slug: string) => get(`GetJobPage/${slug}`);

/** As many postings as titles and times say, of two companies in turn. */
const postings = (title: string, times: number, more: Partial<VacancyPosting> = {}) =>
  Array.from({ length: times }, (_, i) => makePosting({ title, company: { name: `Company ${i % 2}` }, ...more }));

const inPune = { locations: ['Pune'] };

describe('GetJobPage', () => {
  it('shows the vacancies of a role in a place, whatever level their titles name', async () => {
    await world.publishAll([
      ...postings('Java Developer', 3, inPune),
      ...postings('Sr. Java Developer - Immediate Joiner', 2, inPune),
      ...postings('Java Developer', 2, { locations: ['Kochi'] }),
      ...postings('Potter', 6, inPune),
    ]);
    const reply = await page('java-developer-jobs-in-pune');
    const { vacancies, ...rest } = reply.json<JobPage>();
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

  it('shows a role everywhere and a place with all its roles', async () => {
    await world.publishAll([
      ...postings('Staff Nurse', 5, inPune),
      ...postings('Staff Nurse', 5, { locations: ['Kochi'] }),
      ...postings('Head Nurse', 5, { locations: ['Kochi'] }),
    ]);
    const role = await page('staff-nurse-jobs');
    expect(role.headers['x-total-count']).toBe('10');
    expect(role.json<JobPage>()).toMatchObject({
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
    expect(place.json<JobPage>()).toMatchObject({
      role: '',
      place: 'Kochi',
      roles: [{ label: 'Head Nurse' }, { label: 'Staff Nurse' }],
      places: [{ slug: 'jobs-in-pune', label: 'Pune' }],
    });
  });

  it('counts all and carries twenty', async () => {
    await world.publishAll(postings('Potter', 27, inPune));
    const reply = await page('jobs-in-pune');
    expect(reply.headers['x-total-count']).toBe('27');
    expect(reply.json<JobPage>().vacancies).toHaveLength(20);
  });

  it('names the page that another spelling means', async () => {
    await world.publishAll(postings('Sales Executive', 6, { locations: ['Bengaluru'] }));
    const slug = 'sales-executive-jobs-in-bengaluru';
    for (const other of ['sales-executive-jobs-in-bangalore', 'sales-executives-jobs-in-bengaluru'])
      expect((await page(other)).json()).toEqual({ movedTo: slug });
    expect((await page('sales-exec-jobs')).json()).toEqual({ movedTo: 'sales-executive-jobs' });
  });

  it('sends to the search when there is too little for a page', async () => {
    await world.publishAll([...postings('Potter', 4, inPune), ...postings('Potter', 5, { locations: ['Kochi'] })]);
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'Potter', location: 'Pune' });
    expect((await page('potter-jobs-in-kochi')).json<JobPage>().place).toBe('Kochi');
    expect((await page('potter-jobs-in-maharashtra')).json()).toEqual({ keyword: 'Potter', location: 'Maharashtra' });
  });

  it('counts what is live now, not when the pages were counted', async () => {
    const ids: number[] = [];
    for (const posting of postings('Potter', 5, inPune)) ids.push(await world.publish(posting));
    expect((await page('potter-jobs-in-pune')).headers['x-total-count']).toBe('5');
    await closeVacancy(world.context, ids[0] as number, reason);
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'Potter', location: 'Pune' });
    for (const id of ids.slice(1)) await closeVacancy(world.context, id, reason);
    expect((await page('potter-jobs-in-pune')).statusCode).toBe(404);
  });

  it('makes no role of the wording of one company', async () => {
    await world.publishAll(postings('Potter', 8, { company: { name: 'Annapurna' } }));
    expect((await page('potter-jobs')).json()).toEqual({ keyword: 'potter', location: '' });
  });

  it('knows new pages after ten minutes', async () => {
    expect((await page('potter-jobs-in-pune')).statusCode).toBe(404);
    await world.publishAll(postings('Potter', 5, inPune));
    expect((await page('potter-jobs-in-pune')).json()).toEqual({ keyword: 'potter', location: 'Pune' });
    world.clock.advanceMinutes(11);
    await expect
      .poll(async () => (await page('potter-jobs-in-pune')).json<Partial<JobPage>>().vacancies)
      .toHaveLength(5);
  });

  it.each(['jobs', 'in-pune', 'potter', 'zzqxj-jobs', 'jobs-in-zzqxj', 'potter-jobs-in-', '-jobs', 'jobs-in'])(
    '%s is no page',
    async (slug) => {
      await world.publishAll(postings('Potter', 5, inPune));
      expect((await page(slug)).statusCode).toBe(404);
    },
  );

  it.each(['Potter-jobs', 'potter%20jobs', `${'x'.repeat(130)}-jobs`])('%s is no address', async (slug) => {
    expect((await page(slug)).statusCode).toBe(400);
  });
});

it('GetPopularJobPages lists those with most vacancies first', async () => {
  await world.publishAll([...postings('Potter', 5, inPune), ...postings('Weaver', 7, { locations: ['Surat'] })]);
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

describe('GetSimilarVacancies', () => {
  const titles = async (id: number) =>
    (await get(`GetSimilarVacancies/${id}`))
      .json<VacancyCard[]>()
      .map(({ jobTitle, locations }) => [jobTitle, ...locations]);

  it('finds the same role, nearby first, once the vacancy has ended', async () => {
    const id = await world.publish({ title: 'Senior Potter', ...inPune });
    await world.publish({ title: 'Potter', ...inPune, postedAt: new Date('2026-02-01') });
    await world.publish({ title: 'Potter', locations: ['Kochi'] });
    await world.publish({ title: 'Weaver', ...inPune });
    expect(await titles(id)).toEqual([]);
    await closeVacancy(world.context, id, reason);
    expect(await titles(id)).toEqual([
      ['Potter', 'Pune'],
      ['Potter', 'Kochi'],
    ]);
  });

  it('finds nothing for an id that was never to be seen', async () => {
    expect(await titles(2_000_000_000)).toEqual([]);
  });
});
