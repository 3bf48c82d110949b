import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy, expireVacancies } from '../../vacancies/change-vacancy-status.ts';
import { makePosting, openVacancyWorld, type VacancyWorld } from '../../vacancies/test-world.ts';

let world: VacancyWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openVacancyWorld();
});
afterAll(() => world.close());
// A fresh app each time: it remembers for some minutes which roles and places there are.
beforeEach(async () => {
  await world.empty();
  app = await world.serve();
  return () => app.close();
});

const reason = { cause: 'filled', actor: 'tester' };
const START = '2026-03-02T06:30:00.000Z';

/** The addresses of a sitemap with their lastmod. */
async function read(path: string): Promise<Record<string, string>> {
  const { body } = await app.inject(path);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) .*<\/\1>\n$/s);
  return Object.fromEntries(
    [...body.matchAll(/<loc>https:\/\/jobs\.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', lastmod = '']) => [address, lastmod],
    ),
  );
}

it('tells crawlers where to go', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://jobs.example/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
  expect(body).not.toMatch(/Disallow: \/(jobs?|job\/m?details|job\/search|pictures)?\/?$/m);
});

it('lists no page that robots.txt hides', async () => {
  const id = await world.publish();
  const hidden = [...(await app.inject('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(hidden.length).toBeGreaterThan(0);
  const listed = await Promise.all(Object.keys(await read('/sitemap.xml')).map(read));
  const paths = listed.flatMap((entries) => Object.keys(entries));
  expect(paths).toContain(`/job/details/${id}`);
  expect(paths.filter((path) => hidden.some((start) => path.startsWith(start ?? '')))).toEqual([]);
});

describe('vacancies', () => {
  it('of both kinds, each with its last change', async () => {
    const standard = await world.publish();
    world.clock.advanceMinutes(5);
    const manual = await world.publish({ kind: 'manual' });
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:35:00.000Z' });
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({
      [`/job/details/${standard}`]: START,
      [`/job/mdetails/${manual}`]: '2026-03-02T06:35:00.000Z',
    });
  });

  it('leave the moment they end, and the list says when', async () => {
    const staying = await world.publish();
    const closed = await world.publish();
    const expiring = await world.publish({ expiresAt: new Date('2026-03-02T06:40:00Z') });
    world.clock.advanceMinutes(5);
    await closeVacancy(world.context, closed, reason);
    expect(Object.keys(await read('/sitemaps/vacancies-1.xml'))).toEqual([
      `/job/details/${staying}`,
      `/job/details/${expiring}`,
    ]);
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:35:00.000Z' });
    world.clock.advanceMinutes(6);
    const withoutExpired = { [`/job/details/${staying}`]: START };
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual(withoutExpired);
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:40:00.000Z' });
    await expireVacancies(world.context);
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual(withoutExpired);
  });

  it('of one that begins later come when it begins', async () => {
    const id = await world.publish({ postedAt: new Date('2026-03-02T07:00:00Z') });
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({});
    world.clock.advanceMinutes(31);
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({ [`/job/details/${id}`]: '2026-03-02T07:00:00.000Z' });
  });

  it('travel compressed', async () => {
    await world.publishAll(Array.from({ length: 40 }, () => makePosting()));
    const reply = await app.inject({ url: '/sitemaps/vacancies-1.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString().match(/<loc>/g)).toHaveLength(40);
  });

  it('of a part that cannot be are not found', async () => {
    expect(await read('/sitemaps/vacancies-2.xml')).toEqual({});
    for (const part of ['x', '0', '01', '99999', '-1'])
      expect((await app.inject(`/sitemaps/vacancies-${part}.xml`)).statusCode).toBe(404);
  });
});

it('companies are listed while they have a live vacancy', async () => {
  const [first, second] = [await world.publish({ company: { name: 'Annapurna' } }), await world.publish()];
  const companyOf = async (id: number) =>
    (await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`)).json<{ companyID: number }>().companyID;
  const [annapurna, tulsi] = [await companyOf(first), await companyOf(second)];
  world.clock.advanceMinutes(5);
  await world.publish({ company: { name: 'Annapurna' } });
  const later = '2026-03-02T06:35:00.000Z';
  const part = '/sitemaps/companies-1.xml';
  expect(await read(part)).toEqual({
    [`/job/by-company?id=${annapurna}`]: later,
    [`/job/by-company?id=${tulsi}`]: START,
  });
  await closeVacancy(world.context, second, reason);
  expect(await read(part)).toEqual({ [`/job/by-company?id=${annapurna}`]: later });
  expect(await read('/sitemap.xml')).toMatchObject({ [part]: later });
});

it('roles and places are listed when enough vacancies stand behind them', async () => {
  const potters = (length: number, name: string) =>
    Array.from({ length }, () => makePosting({ title: 'Potter', locations: ['Surat'], company: { name } }));
  await world.publishAll([...potters(3, 'Annapurna'), ...potters(2, 'Tulsi')]);
  const part = '/sitemaps/jobs-1.xml';
  expect(await read(part)).toEqual({
    '/jobs/potter-jobs': START,
    '/jobs/jobs-in-surat': START,
    '/jobs/potter-jobs-in-surat': START,
  });
  expect(await read('/sitemap.xml')).toMatchObject({ [part]: START });
});

it('fixed pages are listed with the day their words last changed, or of the latest vacancy', async () => {
  expect(await read('/sitemaps/pages.xml')).toMatchObject({ '/': '' });
  await world.publish();
  const pages = await read('/sitemaps/pages.xml');
  expect(pages).toMatchObject({ '/': START, '/job/search': START, '/privacy-policy': '2025-08-13T00:00:00.000Z' });
  expect(Object.values(pages)).not.toContain('');
  const lastmod = async () => (await read('/sitemaps/pages.xml'))['/'];
  await world.publish({ postedAt: new Date('2026-03-02T07:00:00Z'), expiresAt: new Date('2026-03-02T08:00:00Z') });
  expect(await lastmod()).toBe(START);
  world.clock.advanceMinutes(45);
  expect(await lastmod()).toBe('2026-03-02T07:00:00.000Z');
  world.clock.advanceMinutes(60);
  expect(await lastmod()).toBe('2026-03-02T08:00:00.000Z');
});

it('a portal without vacancies has no empty sitemaps in its list', async () => {
  expect(Object.keys(await read('/sitemap.xml'))).toEqual(['/sitemaps/pages.xml']);
});
