import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { AuthResponse } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { AppContext } from '../app-context.ts';
import { type Config, readConfig } from '../config.ts';
import { makeOperator } from '../features/accounts/index.ts';
import { connect } from '../infra/database/connect.ts';
import { makeTestDatabase, type TestDatabase } from '../infra/database/test-database.ts';
import { openFileWorkers } from '../infra/files/file-workers.ts';
import { openPrivateFiles } from '../infra/files/private-files.ts';
import { openLog } from '../infra/log.ts';
import { openSecrets } from '../infra/secrets.ts';
import { MovableClock } from '../lib/clock.ts';
import { openIntegrations } from '../runtime/open-integrations.ts';

/** A context on a database and folder of its own, with a clock that tests move. */
export type TestContext = AppContext & { clock: MovableClock; databaseUrl: string; close(): Promise<void> };

/** The database of another test context, for one more instance on it. */
function joinDatabase(url: string): TestDatabase {
  const db = connect(url, 8);
  return { db, url, drop: () => db.destroy() };
}

/**
 * Opens one for the calling test file; call `close` in afterAll. The clock starts at the real now.
 * @param settings with the `databaseUrl` of another, it is a second instance of the same portal
 */
export async function openTestContext(settings: Partial<Config> = {}): Promise<TestContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-data-'));
  const database = settings.databaseUrl ? joinDatabase(settings.databaseUrl) : await makeTestDatabase();
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'silent' }),
    ...settings,
  };
  const { db, url: databaseUrl } = database;
  const clock = new MovableClock(new Date());
  const fileWorkers = openFileWorkers();
  const log = openLog(config.logLevel);
  const secrets = await openSecrets(config, db, log);
  const providers = openIntegrations({ config, db, clock, secrets, log });
  return {
    config,
    db,
    reads: db,
    replica: undefined,
    databaseUrl,
    clock,
    files: await openPrivateFiles(config),
    fileWorkers,
    secrets,
    log,
    ...providers,
    async close() {
      await providers.gateway.close();
      await providers.ttlStore.close();
      await fileWorkers.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The API on a test context, ready for `inject`. */
export async function buildTestApp(context: AppContext): Promise<FastifyInstance> {
  const app = await buildApp(context);
  await app.ready();
  return app;
}

/** An API on a context of its own for the calling test file; both are closed after its tests. */
export async function openTestApp(
  settings: Partial<Config> = {},
): Promise<{ app: FastifyInstance; context: TestContext }> {
  const context = await openTestContext(settings);
  const app = await buildTestApp(context);
  afterAll(async () => {
    await app.close();
    await context.close();
  });
  return { app, context };
}

/** A log of everything, down to the finest level, that a test reads and empties. */
export function openReadableLog() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: openLog('trace', sink), lines };
}

/** The password every account of these tests has. */
const PASSWORD = 'Chai@2468';
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
      password: PASSWORD,
    },
  });
  const auth = reply.json<AuthResponse>();
  return { ...auth, headers: { authorization: `Bearer ${auth.token}` } };
}

/** Registers a fresh account, makes it one of our staff and signs it in; answers what `registerThrough` does. */
export async function registerOperator(
  app: FastifyInstance,
  context: AppContext,
): Promise<AuthResponse & { headers: { authorization: string } }> {
  const email = `staff.${process.pid}.${registrations}@example.com`;
  const { accountID } = await registerThrough(app, { email, fullName: 'Meera Staff' });
  const verified = { email_verified_at: context.clock.now() };
  await context.db.updateTable('accounts').set(verified).where('id', '=', accountID).execute();
  await makeOperator(context, email, 'a test');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
    payload: { email, password: PASSWORD },
  });
  const auth = reply.json<AuthResponse>();
  return { ...auth, headers: { authorization: `Bearer ${auth.token}` } };
}
