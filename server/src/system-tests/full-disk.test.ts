import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { canExtendDatabase, hasFreeSpace } from '../infra/database/disk-space.ts';
import { openTestContext, type TestContext } from '../testing/test-app.ts';

// A raised error stands for a full disk: PostgreSQL reports the same code when it cannot extend a file.
let context: TestContext;
let app: Awaited<ReturnType<typeof buildApp>>;
const failWrite = () => sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(context.db);
beforeAll(async () => {
  context = await openTestContext();
  app = await buildApp(context);
  app.get('/write', { schema: { hide: true } }, failWrite);
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

const isReady = async () => (await app.inject('/api/health/ready')).statusCode;

it('a write on the full disk of the database is answered with 507', async () => {
  const reply = await app.inject('/write');
  expect(reply.statusCode).toBe(507);
  expect(reply.json()).toMatchObject({ code: 'storage_full' });
  expect(reply.body).not.toMatch(/file/);
});

it('readiness sees the full disk after a failed write, until the database can write again', async () => {
  await app.inject('/write');
  const transaction = vi.spyOn(context.db, 'transaction').mockReturnValue({ execute: failWrite } as never);
  try {
    expect(await isReady()).toBe(503);
    expect(await isReady()).toBe(503);
  } finally {
    transaction.mockRestore();
  }
  expect(await isReady()).toBe(200);
});

it('a database and a folder with room are found writable', async () => {
  expect(await canExtendDatabase(context.db)).toBe(true);
  expect(await hasFreeSpace(context.config.dataDir, 1)).toBe(true);
  expect(await hasFreeSpace(context.config.dataDir, Number.MAX_SAFE_INTEGER)).toBe(false);
});
