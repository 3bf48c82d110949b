import sharp from 'sharp';
import { expect, it } from 'vitest';
import { closeVacancy } from '../../vacancy-lifecycle/change-vacancy-status.ts';
import { openVacancyApp } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, fixture } = await openVacancyApp();

const fetchCard = (id: number | string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/pictures/vacancies/${id}.png`, headers });

it('is a PNG of the size that social networks require, and cacheable', async () => {
  const id = await fixture.publish({ title: 'Head Potter', locations: ['Surat'] });
  const reply = await fetchCard(id);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const etag = String(reply.headers.etag);
  const again = await fetchCard(id, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is the same for the same vacancy, and different for another', async () => {
  const id = await fixture.publish({ title: 'Head Potter' });
  const other = await fixture.publish({ title: 'Weaver' });
  const [first, second, third] = [await fetchCard(id), await fetchCard(id), await fetchCard(other)];
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(third.rawPayload.equals(first.rawPayload)).toBe(false);
  expect(third.headers.etag).not.toBe(first.headers.etag);
});

it('exists only while the vacancy is live', async () => {
  const id = await fixture.publish();
  expect((await fetchCard(id)).statusCode).toBe(200);
  await closeVacancy(fixture.context, id, { cause: 'filled', actor: 'tester' });
  expect((await fetchCard(id)).statusCode).toBe(404);
});

it('is the default card if the font lacks a character', async () => {
  const reply = await fetchCard(await fixture.publish({ title: 'शिक्षक' }));
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/brand/aarambh.png']);
});

it.each(['0', '-1', 'x', '99999999999', '2147483647'])('does not exist for id %s', async (id) => {
  expect((await fetchCard(id)).statusCode).toBe(404);
});

it('the former address of a brand file leads to the present one, on this portal only', async () => {
  const locationOf = async (file: string) => (await app.inject({ url: `/pictures/${file}` })).headers.location;
  expect(await locationOf('icon-192.png')).toBe('/brand/icon-192.png');
  expect(await locationOf('%2F%2Fexample.com')).toBe('/brand/%2F%2Fexample.com');
});
