import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeVacancy, expireVacancies } from '../../vacancy-lifecycle/change-vacancy-status.ts';
import { endAsFraud } from '../../vacancy-lifecycle/moderated-vacancies.ts';
import { makePosting, openVacancyFixture, type VacancyFixture } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';

let fixture: VacancyFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await openVacancyFixture();
});
afterAll(() => fixture.close());
// A new app for each test, since it caches the landing pages for some minutes.
beforeEach(async () => {
  await fixture.empty();
  app = await fixture.serve();
  return () => app.close();
});

const reason = { cause: 'filled', actor: 'tester' };
const START = '2026-03-02T06:30:00.000Z';

/** The URLs of a sitemap with their lastmod. */
async function read(path: string): Promise<Record<string, string>> {
  const { body } = await app.inject(path);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) .*<\/\1>\n$/s);
  return Object.fromEntries(
    [...body.matchAll(/<loc>https:\/\/jobs\.example([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', lastmod = '']) => [address, lastmod],
    ),
  );
}

it('robots.txt names the sitemap and disallows private paths', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://jobs.example/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
  expect(body).not.toMatch(/Disallow: \/(jobs?|job\/m?details|job\/search|brand|pictures)?\/?$/m);
});

it('lists no page that robots.txt disallows', async () => {
  const id = await fixture.publish();
  const hidden = [...(await app.inject('/robots.txt')).body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(hidden.length).toBeGreaterThan(0);
  const listed = await Promise.all(Object.keys(await read('/sitemap.xml')).map(read));
  const paths = listed.flatMap((entries) => Object.keys(entries));
  expect(paths).toContain(`/job/details/${id}`);
  expect(paths.filter((path) => hidden.some((start) => path.startsWith(start ?? '')))).toEqual([]);
});

describe('vacancies', () => {
  it('of both kinds are listed with their last change', async () => {
    const standard = await fixture.publish();
    fixture.clock.advanceMinutes(5);
    const manual = await fixture.publish({ kind: 'manual' });
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:35:00.000Z' });
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({
      [`/job/details/${standard}`]: START,
      [`/job/mdetails/${manual}`]: '2026-03-02T06:35:00.000Z',
    });
  });

  it('disappear the moment they end, which is the last change of their part', async () => {
    const staying = await fixture.publish();
    const closed = await fixture.publish();
    const expiring = await fixture.publish({ expiresAt: new Date('2026-03-02T06:40:00Z') });
    fixture.clock.advanceMinutes(5);
    await closeVacancy(fixture.context, closed, reason);
    expect(Object.keys(await read('/sitemaps/vacancies-1.xml'))).toEqual([
      `/job/details/${staying}`,
      `/job/details/${expiring}`,
    ]);
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:35:00.000Z' });
    fixture.clock.advanceMinutes(6);
    const withoutExpired = { [`/job/details/${staying}`]: START };
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual(withoutExpired);
    expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/vacancies-1.xml': '2026-03-02T06:40:00.000Z' });
    await expireVacancies(fixture.context);
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual(withoutExpired);
  });

  it('appear when they begin', async () => {
    const id = await fixture.publish({ postedAt: new Date('2026-03-02T07:00:00Z') });
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({});
    fixture.clock.advanceMinutes(31);
    expect(await read('/sitemaps/vacancies-1.xml')).toEqual({ [`/job/details/${id}`]: '2026-03-02T07:00:00.000Z' });
  });

  it('are compressed', async () => {
    await fixture.publishAll(Array.from({ length: 40 }, () => makePosting()));
    const reply = await app.inject({ url: '/sitemaps/vacancies-1.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.rawPayload).toString().match(/<loc>/g)).toHaveLength(40);
  });

  it('of an invalid part are not found', async () => {
    expect(await read('/sitemaps/vacancies-2.xml')).toEqual({});
    for (const part of ['x', '0', '01', '99999', '-1'])
      expect((await app.inject(`/sitemaps/vacancies-${part}.xml`)).statusCode).toBe(404);
  });
});

it('companies are listed while they have a live vacancy', async () => {
  const [first, second] = [await fixture.publish({ company: { name: 'Annapurna' } }), await fixture.publish()];
  const companyOf = async (id: number) =>
    (await app.inject(`/api/vacancyportal/GetVacancyDetails/${id}`)).json<{ companyID: number }>().companyID;
  const [annapurna, tulsi] = [await companyOf(first), await companyOf(second)];
  fixture.clock.advanceMinutes(5);
  await fixture.publish({ company: { name: 'Annapurna' } });
  const later = '2026-03-02T06:35:00.000Z';
  const part = '/sitemaps/companies-1.xml';
  expect(await read(part)).toEqual({
    [`/companies/annapurna-${annapurna}`]: later,
    [`/companies/tulsi-granites-${tulsi}`]: START,
  });
  await closeVacancy(fixture.context, second, reason);
  expect(await read(part)).toEqual({ [`/companies/annapurna-${annapurna}`]: later });
  expect(await read('/sitemap.xml')).toMatchObject({ [part]: later });
});

it('landing pages are listed when they have enough vacancies', async () => {
  const potters = (length: number, name: string) =>
    Array.from({ length }, () => makePosting({ title: 'Potter', locations: ['Surat'], company: { name } }));
  await fixture.publishAll([...potters(3, 'Annapurna'), ...potters(2, 'Tulsi')]);
  const part = '/sitemaps/jobs-1.xml';
  expect(await read(part)).toEqual({
    '/jobs/potter-jobs': START,
    '/jobs/jobs-in-surat': START,
    '/jobs/potter-jobs-in-surat': START,
  });
  expect(await read('/sitemap.xml')).toMatchObject({ [part]: START });
});

it('static pages are listed with the last change of their text or of any vacancy', async () => {
  expect(await read('/sitemaps/pages.xml')).toMatchObject({ '/': '' });
  await fixture.publish();
  const pages = await read('/sitemaps/pages.xml');
  expect(pages).toMatchObject({ '/': START, '/job/search': START, '/privacy-policy': '2025-08-13T00:00:00.000Z' });
  expect(Object.values(pages)).not.toContain('');
  const lastmod = async () => (await read('/sitemaps/pages.xml'))['/'];
  await fixture.publish({ postedAt: new Date('2026-03-02T07:00:00Z'), expiresAt: new Date('2026-03-02T08:00:00Z') });
  expect(await lastmod()).toBe(START);
  fixture.clock.advanceMinutes(45);
  expect(await lastmod()).toBe('2026-03-02T07:00:00.000Z');
  fixture.clock.advanceMinutes(60);
  expect(await lastmod()).toBe('2026-03-02T08:00:00.000Z');
});

it('the sitemap index of a portal without vacancies has no empty sitemaps', async () => {
  expect(Object.keys(await read('/sitemap.xml'))).toEqual(['/sitemaps/pages.xml']);
});

it('lists pages of frauds with the time of closing for 30 days, so that crawlers see soon that they are gone', async () => {
  const [genuine, fraud] = [await fixture.publish(), await fixture.publish({ kind: 'manual' })];
  const expired = await fixture.publish();
  await fixture.db.updateTable('vacancies').set({ status: 'expired' }).where('id', '=', expired).execute();
  expect(await read('/sitemap.xml')).not.toHaveProperty(['/sitemaps/removed.xml']);
  fixture.clock.advanceMinutes(5);
  const now = fixture.clock.now();
  for (const id of [fraud, expired])
    await fixture.db.transaction().execute((tx) => endAsFraud(tx, id, reason, { now, notifyAfter: now }));
  await closeVacancy(fixture.context, genuine, reason);
  const at = '2026-03-02T06:35:00.000Z';
  expect(await read('/sitemap.xml')).toMatchObject({ '/sitemaps/removed.xml': at });
  expect(await read('/sitemaps/removed.xml')).toEqual({
    [`/job/mdetails/${fraud}`]: at,
    [`/job/details/${expired}`]: at,
  });
  fixture.clock.advanceMinutes(31 * 24 * 60);
  expect(await read('/sitemaps/removed.xml')).toEqual({});
});

it('lists no fraud that was never public', async () => {
  const held = await fixture.publish({ descriptionHtml: '<p>Registration fee Rs 650, pay by UPI.</p>' });
  const now = fixture.clock.now();
  await fixture.db.transaction().execute((tx) => endAsFraud(tx, held, reason, { now, notifyAfter: now }));
  expect(await read('/sitemap.xml')).not.toHaveProperty(['/sitemaps/removed.xml']);
  expect(await read('/sitemaps/removed.xml')).toEqual({});
});
