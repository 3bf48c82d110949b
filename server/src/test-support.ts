import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthResponse } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { MovableClock } from './platform/clock.ts';
import { makeTestDatabase } from './platform/database/test-database.ts';
import { openPrivateFiles } from './platform/files/private-files.ts';
import type { Platform } from './platform/platform.ts';

/** A platform on a database and folder of its own, with a clock that tests move. */
export type TestPlatform = Platform & { clock: MovableClock; databaseUrl: string; close(): Promise<void> };

/** Opens one for the calling test file; call `close` in afterAll. The clock starts at the real now. */
export async function openTestPlatform(settings: Partial<Config> = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-data-'));
  const database = await makeTestDatabase();
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'silent' }),
    ...settings,
  };
  return {
    config,
    db: database.db,
    databaseUrl: database.url,
    clock: new MovableClock(new Date()),
    files: await openPrivateFiles(dataDir),
    log: pino({ level: config.logLevel }),
    async close() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The API on a test platform, ready for `inject`. */
export async function buildTestApp(platform: Platform): Promise<FastifyInstance> {
  const app = await buildApp(platform);
  await app.ready();
  return app;
}

let registrations = 0;

/** Registers a fresh account through the API and answers its auth response and the headers that sign a request. */
export async function registerThrough(
  app: FastifyInstance,
  more: { email?: string; fullName?: string } = {},
): Promise<AuthResponse & { headers: { authorization: string } }> {
  registrations += 1;
  const reply = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/SaveUserName',
    payload: {
      fullName: more.fullName ?? 'Kavya Raghunathan',
      countryID: 105,
      mobileNo: '9876543210',
      email: more.email ?? `kavya.${process.pid}.${registrations}@example.com`,
      password: 'Chai@2468',
    },
  });
  const auth = reply.json<AuthResponse>();
  return { ...auth, headers: { authorization: `Bearer ${auth.token}` } };
}
