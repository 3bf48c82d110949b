import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type AuthResponse, type StaffRole, staffRoles } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { AppContext } from '../app-context.ts';
import { type Config, readConfig } from '../config.ts';
import { createSignedInAccount, hashPassword, makeToken } from '../features/accounts/index.ts';
import { connect } from '../infra/database/connect.ts';
import { makeTestDatabase, type TestDatabase } from '../infra/database/test-database.ts';
import { recordStatement } from '../infra/database/test-statements.ts';
import { openFileWorkers } from '../infra/files/file-workers.ts';
import { openPrivateFiles } from '../infra/files/private-files.ts';
import { openLog } from '../infra/log.ts';
import { createTimings } from '../infra/performance/timings.ts';
import { openSecrets } from '../infra/secrets.ts';
import { DAY_MS, MovableClock } from '../lib/clock.ts';
import { hashToken } from '../lib/hash-token.ts';
import type { OpenAppContext } from '../runtime/open-app-context.ts';
import { openIntegrations } from '../runtime/open-integrations.ts';

/** A context with its own database and data folder, and a clock that the test moves. */
export type TestContext = OpenAppContext & { clock: MovableClock };

/** Connects to the database of another test context. */
function connectTo(url: string): TestDatabase {
  const db = connect(url, 8);
  return { db, url, requestUrl: url, drop: () => db.destroy() };
}

/**
 * Opens a context for the calling test file; call `close` in afterAll. The clock starts at the current time.
 * @param settings override the configuration; with the `databaseUrl` of another context, this is a second instance
 * @param options.hasRequestRole serves requests by the role of requests, as in production; tests that prepare data in ways that
 *   no request has then need `backgroundDb`
 */
export async function openTestContext(
  settings: Partial<Config> = {},
  { hasRequestRole = false } = {},
): Promise<TestContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-data-'));
  const database = settings.databaseUrl ? connectTo(settings.databaseUrl) : await makeTestDatabase();
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO: 'off', LOG_LEVEL: 'silent' }),
    ...settings,
  };
  const { db: backgroundDb, url: databaseUrl, requestUrl } = database;
  const db = hasRequestRole ? connect(requestUrl, 8, { observe: recordStatement }) : backgroundDb;
  const clock = new MovableClock(new Date());
  const fileWorkers = openFileWorkers();
  const log = openLog(config.logLevel);
  const secrets = await openSecrets(config, backgroundDb, clock, log);
  const providers = await openIntegrations({ config, db, clock, secrets, log });
  return {
    config,
    db,
    reservedDb: db,
    signInDb: db,
    healthDb: db,
    backgroundDb,
    reads: db,
    replica: undefined,
    databaseUrl,
    requestUrl,
    embedded: undefined,
    clock,
    files: await openPrivateFiles(config),
    fileWorkers,
    secrets,
    timings: createTimings(clock),
    tracing: undefined,
    log,
    ...providers,
    async close() {
      await providers.gateway.close();
      await providers.ttlStore.close();
      await fileWorkers.close();
      if (db !== backgroundDb) await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Contexts of apps, for creating accounts without the API. */
const contexts = new WeakMap<FastifyInstance, AppContext>();

/** Builds the API on a test context, ready for `inject`. */
export async function buildTestApp(context: AppContext): Promise<FastifyInstance> {
  const app = await buildApp(context);
  contexts.set(app, context);
  await app.ready();
  return app;
}

/** Opens a context and builds the API on it for the calling test file; both are closed after its tests. */
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

/** Opens a log of all levels whose lines a test can read and clear. */
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

/** The password of all test accounts. */
const PASSWORD = 'Chai@2468';
let passwordHash: Promise<string> | undefined;
let registrations = 0;

/** Auth reply of a test account, with the headers that authenticate its requests. */
export type TestAccount = AuthResponse & { headers: { authorization: string } };

const withHeaders = (auth: AuthResponse): TestAccount => ({
  ...auth,
  headers: { authorization: `Bearer ${auth.token}` },
});

/**
 * Registers a new account and signs it in. For apps of `buildTestApp` it creates the rows directly, so that the password
 * is hashed only once per process; for other apps it calls the API.
 * @param more.isEmailVerified an unverified address, the default, gets no mail but the verification mail; not for other apps
 */
export async function registerThrough(
  app: FastifyInstance,
  more: { email?: string; fullName?: string; isEmailVerified?: boolean } = {},
): Promise<TestAccount> {
  registrations += 1;
  const { fullName = 'Kavya Raghunathan', email = `kavya.${process.pid}.${registrations}@example.com` } = more;
  const context = contexts.get(app);
  const auth = context && (await createAccount(context, { fullName, email }));
  if (auth && more.isEmailVerified) await markEmailVerified(context, auth.accountID);
  if (auth) return withHeaders(auth);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/SaveUserName',
    payload: { fullName, countryID: 105, mobileNo: '9876543210', email, password: PASSWORD },
  });
  return withHeaders(reply.json<AuthResponse>());
}

/** Creates an account with the rows of a registration; undefined when the email is taken. */
async function createAccount(
  context: AppContext,
  { fullName, email }: { fullName: string; email: string },
): Promise<AuthResponse | undefined> {
  passwordHash ??= hashPassword(PASSWORD);
  const person = {
    fullName,
    email,
    countryId: 105,
    mobileNo: '9876543210',
    passwordHash: await passwordHash,
    isAdult: false,
    agreesToNotice: false,
    agreesToUpdates: false,
  };
  const how = { origin: { address: '127.0.0.1', device: 'Unknown device' }, channel: 'registration form' };
  return await context.db
    .transaction()
    .execute((transaction) => createSignedInAccount(context, transaction, person, how, context.clock.now()));
}

async function markEmailVerified({ db, clock }: AppContext, accountId: number): Promise<void> {
  await db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', accountId).execute();
}

/** A staff member of a test, with the headers that authenticate requests. */
export interface TestStaff {
  staffId: number;
  email: string;
  fullName: string;
  headers: { authorization: string };
}

/** Opens a session of a staff member that does not expire and whose second factor stays fresh. Returns its headers. */
export async function openTestStaffSession({ db, clock }: AppContext, staffId: number): Promise<TestStaff['headers']> {
  const now = clock.now();
  const token = makeToken();
  // Tests move the clock by years.
  const outlasting = new Date(now.getTime() + 10_000 * DAY_MS);
  await db
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      token_hash: hashToken(token),
      created_at: now,
      last_used_at: now,
      expires_at: outlasting,
      factor_at: outlasting,
      device: 'Unknown device',
      address: '127.0.0.1',
    })
    .execute();
  return { authorization: `Bearer ${token}` };
}

/**
 * Creates a staff member with a session that does not expire and whose second factor stays fresh.
 * @param roles all by default
 */
export async function createTestStaff(
  context: AppContext,
  roles: readonly StaffRole[] = staffRoles,
  fullName = 'Meera Staff',
): Promise<TestStaff> {
  const { db, clock } = context;
  registrations += 1;
  const email = `staff.${process.pid}.${registrations}@example.com`;
  const now = clock.now();
  const { id: staffId } = await db
    .insertInto('staff')
    .values({
      email,
      full_name: fullName,
      roles: [...roles],
      totp_confirmed_at: now,
      invited_by: 'a test',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { staffId, email, fullName, headers: await openTestStaffSession(context, staffId) };
}
