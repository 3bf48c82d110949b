import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openTestContext } from '../../testing/test-app.ts';
import { serveConsole } from './serve-console.ts';

const folder = await mkdtemp(join(tmpdir(), 'aarambh-console-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<title>Staff console</title>');
await writeFile(join(folder, 'assets/index-1a2b.js'), 'the script');
const context = await openTestContext();
const app = await buildApp(context);
await serveConsole(app, folder);
await app.ready();

afterAll(async () => {
  await app.close();
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(['/staff', '/staff/', '/staff/vacancies/12?q=java', '/staff/invitation/abc'])(
  'serves one page at %s, for no cache and no search engine, without inline scripts',
  async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Staff console');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'[;\s]/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  },
);

it('serves assets that browsers keep, and no page in place of a missing one', async () => {
  const { body, headers } = await app.inject('/staff/assets/index-1a2b.js');
  expect(body).toBe('the script');
  expect(headers['cache-control']).toContain('immutable');
  expect((await app.inject('/staff/assets/index-old.js')).statusCode).toBe(404);
});
