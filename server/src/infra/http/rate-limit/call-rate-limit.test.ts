import { addressOf, changePassword, getUnsubscribeDetails, getUserDetailsByEmail } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import {
  buildTestApp,
  openReadableLog,
  openTestContext,
  registerThrough,
  type TestContext,
} from '../../../testing/test-app.ts';
import { connect } from '../../database/connect.ts';
import { serveWebPages } from '../serve-web-pages.ts';

const { max, perSeconds } = getUserDetailsByEmail.limit;

let context: TestContext;
let apps: FastifyInstance[] = [];
beforeAll(async () => {
  context = await openTestContext({ rateLimit: true });
});
beforeEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await context.db.deleteFrom('limit_counters').execute();
  // Two instances of the product on one database.
  apps = [await buildTestApp(context), await buildTestApp(context)];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await context?.close();
});

/** A sign-in without a password: counted, then refused with 400 before any work. */
const attempt = (app: FastifyInstance | undefined, from: string, headers: Record<string, string> = {}) =>
  (app as FastifyInstance).inject({
    method: 'POST',
    url: addressOf(getUserDetailsByEmail, {}),
    remoteAddress: from,
    headers,
    payload: {},
  });

/** Exhausts the limit, alternating between both instances. */
async function exhaustLimit(from: (n: number) => string): Promise<void> {
  for (let n = 0; n < max; n++) expect((await attempt(apps[n % 2], from(n))).statusCode).toBe(400);
}

it('counts the attempts of an address at all instances together, until the window ends', async () => {
  await exhaustLimit(() => '203.0.113.7');
  for (const app of [...apps, ...apps]) {
    const refused = await attempt(app, '203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(perSeconds));
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Too many attempts from your network. Please wait 5 minutes and try again.',
    });
  }
  expect((await attempt(apps[0], '203.0.113.8')).statusCode).toBe(400);

  context.clock.advanceMinutes(perSeconds / 60);
  await exhaustLimit(() => '203.0.113.7');
  expect((await attempt(apps[0], '203.0.113.7')).statusCode).toBe(429);
});

it('does not refuse an address for hours after the clock was set back', async () => {
  await exhaustLimit(() => '203.0.113.7');
  expect((await attempt(apps[0], '203.0.113.7')).statusCode).toBe(429);
  context.clock.advanceMinutes(-180);
  for (const app of apps) expect((await attempt(app, '203.0.113.7')).statusCode).toBe(400);
});

it('admits exactly the limit of many concurrent calls', async () => {
  const replies = await Promise.all(Array.from({ length: 200 }, (_, n) => attempt(apps[n % 2], '203.0.113.7')));
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(max);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(200 - max);
});

it('ignores addresses in headers that the client sent', async () => {
  await exhaustLimit(() => '203.0.113.7');
  for (const forged of ['198.51.100.1', '127.0.0.1', '203.0.113.7, 198.51.100.2']) {
    const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` };
    expect((await attempt(apps[0], '203.0.113.7', headers)).statusCode).toBe(429);
  }
});

it('counts an IPv6 /64 network as one address, and an IPv4-mapped IPv6 address as IPv4', async () => {
  await exhaustLimit((n) => `2001:db8:1:2:${n.toString(16)}::1`);
  expect((await attempt(apps[0], '2001:0DB8:1:2:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
  expect((await attempt(apps[0], '2001:db8:1:3::1')).statusCode).toBe(400);

  await exhaustLimit((n) => (n % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'));
  expect((await attempt(apps[0], '203.0.113.7')).statusCode).toBe(429);
});

it('counts each call separately', async () => {
  await exhaustLimit(() => '203.0.113.7');
  const other = { method: 'POST', url: '/api/JobSeekerMasters/SaveUserName', payload: {} } as const;
  expect((await apps[0]?.inject({ ...other, remoteAddress: '203.0.113.7' }))?.statusCode).toBe(400);
});

it('admits calls, and logs a warning, while the database is unreachable', async () => {
  const { log, lines } = openReadableLog();
  const db = connect('postgres://nobody:x@127.0.0.1:1/none', 1);
  const app = await buildTestApp({ ...context, db, reservedDb: db, signInDb: db, log });
  expect((await attempt(app, '203.0.113.7')).statusCode).toBe(400);
  expect(lines.join('')).toContain('calls cannot be counted');
  await app.close();
  await db.destroy();
});

it('limits changes of a password to 20 in ten minutes per address', async () => {
  const app = apps[0] as FastifyInstance;
  const { token } = await registerThrough(app, { email: 'changes.often@example.com' });
  const send = () =>
    app.inject({
      method: 'POST',
      url: addressOf(changePassword, {}),
      remoteAddress: '203.0.113.20',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
  for (let n = 0; n < 20; n++) expect((await send()).statusCode).toBe(400);
  const refused = await send();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
});

it('counts the calls that a page makes for the address of its visitor', async () => {
  const { limit, path, method } = getUnsubscribeDetails;
  const app = await buildApp(context);
  await serveWebPages(app, context, () => ({
    cacheableAddress: () => undefined,
    async render(_request, { transport }) {
      const given = { query: { token: 'a'.repeat(30) } };
      const url = `/api/${path}?token=${given.query.token}`;
      const { status } = await transport({ method, url, definition: getUnsubscribeDetails, given });
      return { status, headers: new Headers(), body: '', scripts: [] };
    },
  }));
  const open = async (remoteAddress: string) =>
    (await app.inject({ url: '/job-alerts/unsubscribe', remoteAddress })).statusCode;
  for (let i = 0; i < limit.max; i++) await open('203.0.113.50');
  expect(await open('203.0.113.50')).toBe(429);
  expect(await open('203.0.113.51')).not.toBe(429);
  await app.close();
});
