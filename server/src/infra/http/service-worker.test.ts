import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';
import { type CreateWebHandler, serveWebPages } from './serve-web-pages.ts';

const makeHandler: CreateWebHandler = () => ({
  cacheableAddress: () => undefined,
  render: async () => ({ status: 404, headers: new Headers(), body: 'no page', scripts: [] }),
});

let context: TestContext;
let clientFolder: string;

beforeAll(async () => {
  context = await openTestContext();
  clientFolder = await mkdtemp(join(tmpdir(), 'aarambh-client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'service-worker.js'), 'the worker');
  await writeFile(join(clientFolder, 'other.js'), 'other');
});

afterAll(async () => {
  await rm(clientFolder, { recursive: true, force: true });
  await context.close();
});

async function serve(hasServiceWorker: boolean): Promise<FastifyInstance> {
  const app = await buildApp(context);
  await serveWebPages(app, { ...context, config: { ...context.config, hasServiceWorker } }, makeHandler, {
    clientFolder,
  });
  return app;
}

it('the service worker is asked for at every visit and may load only files and calls of the portal', async () => {
  const app = await serve(true);
  const reply = await app.inject('/service-worker.js');
  expect(reply.body).toBe('the worker');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect((await app.inject('/other.js')).headers['cache-control']).toBe('public, max-age=3600');
  await app.close();
});

it('with SERVICE_WORKER=off a script takes its place that removes it', async () => {
  const app = await serve(false);
  const reply = await app.inject('/service-worker.js');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.body).toContain('registration.unregister()');
  expect(reply.body).not.toContain('the worker');
  await app.close();
});
