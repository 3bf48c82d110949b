import { addressOf, changePassword, getUserDetailsByEmail } from '@aarambh/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Db } from '../../../infra/database/connect.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';

/** Longer than the test: a statement that waits for a connection shows by the reply that does not come. */
const WAIT_MS = 600_000;
const PASSWORD = 'Chai@2468';

let context: TestContext;
const pools: Db[] = [];
beforeAll(async () => {
  context = await openTestContext({ rateLimit: true });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.destroy()));
  await context?.close();
});

function openPool(url: string, connections: number): Db {
  const pool = connect(url, connections, { waitMs: WAIT_MS });
  pools.push(pool);
  return pool;
}

const signInWith = (email: string) =>
  ({
    method: 'POST',
    url: addressOf(getUserDetailsByEmail, {}),
    payload: { email, password: PASSWORD },
  }) as const;

it('sign-in and the check of readiness work while every statement of the requests fails', async () => {
  const usual = await buildTestApp(context);
  await registerThrough(usual, { email: 'outage@example.com' });
  await usual.close();
  const db = openPool('postgres://nobody:x@127.0.0.1:1/none', 1);
  const app = await buildTestApp({ ...context, db, reads: db });

  expect((await app.inject(signInWith('outage@example.com'))).json()).toMatchObject({ errorMessage: '' });
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200);
  await app.close();
});

it('a sign-in does not wait for the connections that requests with a session use', async () => {
  const reservedDb = openPool(context.databaseUrl, 1);
  const app = await buildTestApp({ ...context, reservedDb, signInDb: openPool(context.databaseUrl, 1) });
  const { headers, accountID } = await registerThrough(app, { email: 'crowd@example.com' });
  const passwords = { currentPassword: PASSWORD, newPassword: 'Tulsi#4821', retypePassword: 'Tulsi#4821' };
  const isHeld = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const holding = reservedDb.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    isHeld.resolve();
    await gate.promise;
  });
  await isHeld.promise;
  let changed = 0;
  const changing = app
    .inject({ method: 'POST', url: addressOf(changePassword, {}), headers, payload: { accountID, ...passwords } })
    .then(({ statusCode }) => {
      changed = statusCode;
    });

  expect((await app.inject(signInWith('crowd@example.com'))).json()).toMatchObject({ errorMessage: '' });
  expect(changed).toBe(0);

  gate.resolve();
  await Promise.all([holding, changing]);
  expect(changed).toBe(200);
  await app.close();
});
