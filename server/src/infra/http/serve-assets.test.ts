import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAssets } from './serve-assets.ts';

const app = Fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-assets-'));
  await mkdir(join(folder, 'assets/fonts'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not an asset');
  await writeFile(join(folder, 'assets/index-1a2b.js'), 'the script');
  await writeFile(join(folder, 'assets/index-1a2b.js.br'), 'compressed');
  await writeFile(join(folder, 'assets/fonts/text-3c4d.woff2'), 'the font');
  await serveAssets(app, {
    folder: join(folder, 'assets'),
    prefix: '/assets/',
    onMissing: (reply) => reply.code(404).send('missing'),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('serves files, also of a folder in it, that browsers keep', async () => {
  const { body, headers } = await app.inject('/assets/index-1a2b.js');
  expect(body).toBe('the script');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toContain('immutable');
  expect((await app.inject('/assets/fonts/text-3c4d.woff2')).body).toBe('the font');
});

it('serves the compressed file to those who accept it', async () => {
  const { body, headers } = await app.inject({ url: '/assets/index-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(body).toBe('compressed');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(headers['content-type']).toContain('javascript');
});

it('answers HEAD without the file, and a known version with 304', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/assets/index-1a2b.js' });
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', String('the script'.length)]);
  const again = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url: '/assets/index-1a2b.js', headers: again })).statusCode).toBe(304);
});

// `inject` resolves dot segments itself: admission-control.test.ts sends them.
it.each(['old-5e6f.js', '', 'fonts', 'fonts/', '..%2fsecret.txt', 'index-1a2b.js%00', '.'])(
  'replies to %j, which is no file of it, with the given reply',
  async (name) => {
    const { statusCode, body } = await app.inject(`/assets/${name}`);
    expect([statusCode, body]).toEqual([404, 'missing']);
  },
);

it('adds no route for each file', () => {
  expect(app.printRoutes({ commonPrefix: false })).not.toContain('index-1a2b');
});
