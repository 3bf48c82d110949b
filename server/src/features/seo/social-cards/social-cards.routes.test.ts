import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeVacancy } from '../../vacancies/change-vacancy-status.ts';
import { openVacancyWorld, type VacancyWorld } from '../../vacancies/test-world.ts';

let world: VacancyWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openVacancyWorld();
  app = await world.serve();
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => world.empty());

const fetchPicture = (id: number | string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/pictures/vacancies/${id}.png`, headers });

it('is a PNG as social networks ask for, kept by whoever fetched it', async () => {
  const id = await world.publish({ title: 'Head Potter', locations: ['Surat'] });
  const reply = await fetchPicture(id);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const etag = String(reply.headers.etag);
  const again = await fetchPicture(id, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is the same for the same vacancy and another for another', async () => {
  const id = await world.publish({ title: 'Head Potter' });
  const other = await world.publish({ title: 'Weaver' });
  const [first, second, third] = [await fetchPicture(id), await fetchPicture(id), await fetchPicture(other)];
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(third.rawPayload.equals(first.rawPayload)).toBe(false);
  expect(third.headers.etag).not.toBe(first.headers.etag);
});

it('is there only while the vacancy is live', async () => {
  const id = await world.publish();
  expect((await fetchPicture(id)).statusCode).toBe(200);
  await closeVacancy(world.context, id, { cause: 'filled', actor: 'tester' });
  expect((await fetchPicture(id)).statusCode).toBe(404);
});

it('is the portal’s own where our font lacks a sign', async () => {
  const reply = await fetchPicture(await world.publish({ title: 'शिक्षक' }));
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/pictures/aarambh.png']);
});

it.each(['0', '-1', 'x', '99999999999', '2147483647'])('of %s there is none', async (id) => {
  expect((await fetchPicture(id)).statusCode).toBe(404);
});
