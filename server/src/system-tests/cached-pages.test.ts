import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addressOf,
  type CallDefinition,
  createJobFair,
  getAllActiveCandidatePlans,
  getCountries,
  getGuestDetails,
  getJobFairs,
  getManualVacancyDetails,
  getVacancyDetails,
  listLatestVacancies,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { generateDemoPostings } from '../demo/postings/generate-demo-postings.ts';
import { createDemoPlans, withdrawPlan } from '../features/billing/plans/index.ts';
import { closeVacancy, publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { type CreateWebHandler, serveWebPages } from '../infra/http/serve-web-pages.ts';
import { createTestStaff, openTestContext, type TestContext } from '../testing/test-app.ts';

// Page cache of two instances on one database, over HTTP. Each test page shows the reply of one call.

const reason = { cause: 'a test', actor: 'a test' };

/** The call that a page shows, by path. */
const callsOf: Record<string, [CallDefinition, object]> = {};
let rendered: string[];

const makeHandler: CreateWebHandler = () => ({
  cacheableAddress: (address) => (address.startsWith('/own') ? undefined : address.replace('?b=2&a=1', '?a=1&b=2')),
  async render(page, { transport }) {
    const { pathname, search } = new URL(page.url);
    rendered.push(pathname + search);
    const [definition, params] = callsOf[pathname] ?? [getCountries, {}];
    const url = `/api/${definition.path.replace(/\{(\w+)\}/g, (_, name: string) => (params as Record<string, string>)[name] ?? '')}`;
    const { status, body } = await transport({ method: 'GET', url, definition, given: { params } });
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
    if (pathname === '/cookie') headers.set('set-cookie', 'a=1');
    const html = `<!DOCTYPE html>${pathname}<script>go()</script>${body}${' '.repeat(1_100)}`;
    return { status: pathname === '/gone' ? 410 : status, headers, body: html, scripts: ['go()'] };
  },
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let context: TestContext;
let one: FastifyInstance;
let two: FastifyInstance;

async function startInstance(): Promise<FastifyInstance> {
  const app = await buildApp(context);
  await serveWebPages(app, context, makeHandler);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const ask = (app: FastifyInstance, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((done, fail) => {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        done({ status, headers, body: Buffer.concat(chunks).toString('latin1') });
      });
    });
    sent.on('error', fail).end();
  });

/** Requests a page until its body changes: notifications arrive on another connection than the change. */
async function answerAfter(before: Answer, app: FastifyInstance, path: string): Promise<Answer> {
  let answer = before;
  await expect
    .poll(async () => {
      answer = await ask(app, path);
      return answer.body;
    })
    .not.toBe(before.body);
  return answer;
}

/** Creates a job fair through the API of staff. */
async function announceFair(): Promise<void> {
  const { headers } = await createTestStaff(context);
  const payload = {
    title: 'Pune Mega Job Fair',
    organiser: 'Aarambh',
    city: 'Pune',
    venue: 'Hall 2',
    starts: '2099-01-10 10:00',
    ends: '2099-01-10 18:00',
    registerUntil: '2099-01-08 10:00',
    description: 'Entry is free.',
    companies: ['Kaveri Foods'],
    capacity: 100,
  };
  const reply = await one.inject({ method: 'POST', url: addressOf(createJobFair, {}), headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

beforeAll(async () => {
  context = await openTestContext();
  const { db, clock } = context;
  await publishPostings(context, generateDemoPostings({ seed: 3, count: 12, now: clock.now() }), reason);
  const [first, second] = await db.selectFrom('vacancies').select(['id', 'kind']).orderBy('id').limit(2).execute();
  await createDemoPlans(db);
  const plan = await db.selectFrom('plans').select('id').where('kind', '=', 'subscription').executeTakeFirstOrThrow();
  const details = (kind?: string) => (kind === 'manual' ? getManualVacancyDetails : getVacancyDetails);
  Object.assign(callsOf, {
    '/': [listLatestVacancies, {}],
    '/job/1': [details(first?.kind), { id: String(first?.id) }],
    '/job/2': [details(second?.kind), { id: String(second?.id) }],
    '/plans': [getAllActiveCandidatePlans, {}],
    '/fairs': [getJobFairs, {}],
    '/guest': [getGuestDetails, { id: '7', rid: 'secret' }],
    '/refused': [getVacancyDetails, { id: 'x' }],
  });
  firstVacancy = first?.id ?? 0;
  planId = plan.id;
  one = await startInstance();
  two = await startInstance();
});
let firstVacancy: number;
let planId: number;
beforeEach(() => {
  rendered = [];
});
afterAll(async () => {
  await one?.close();
  await two?.close();
  await context?.close();
});

describe('a cached page', () => {
  it('has the same body and headers as when it was rendered', async () => {
    const fresh = await ask(one, '/same', { 'accept-encoding': 'br' });
    const cached = await ask(one, '/same', { 'accept-encoding': 'br' });
    expect(rendered).toEqual(['/same']);
    const { date: _one, 'x-request-id': firstId, ...before } = fresh.headers;
    const { date: _two, 'x-request-id': secondId, ...after } = cached.headers;
    expect(after).toEqual(before);
    expect(firstId).toBeDefined();
    expect(secondId).not.toBe(firstId);
    expect(cached.body).toBe(fresh.body);
    expect(before).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-length': String(cached.body.length),
    });
    const policy = before['content-security-policy'];
    expect(policy).toMatch(/script-src 'self'[^;]* 'sha256-[^']{44}'(;|$)/);
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(policy).toContain("default-src 'self'");
  });

  it('is served to HEAD and If-None-Match without a body', async () => {
    const { headers } = await ask(one, '/head');
    const head = await ask(one, '/head', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } });
    expect(head.headers['content-length']).toBe(headers['content-length']);
    const known = await ask(one, '/head', { 'if-none-match': headers.etag ?? '' });
    expect(known).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(rendered).toEqual(['/head']);
  });

  it('returns the request id that it was given', async () => {
    for (const id of ['edge-1', 'edge-2'])
      expect((await ask(one, '/given', { 'x-request-id': id })).headers['x-request-id']).toBe(id);
    expect(rendered).toEqual(['/given']);
  });

  it('is shared by equivalent queries, and by no other address', async () => {
    const answers = await Promise.all(['/q?a=1&b=2', '/q?b=2&a=1', '/q?a=1', '/q'].map((path) => ask(one, path)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(rendered.toSorted()).toEqual(['/q', '/q?a=1', '/q?a=1&b=2']);
  });

  it('contains nothing of the request headers', async () => {
    const visitor = {
      host: 'evil.example',
      authorization: 'Bearer abc',
      cookie: 'a=b',
      'x-forwarded-host': 'evil.example',
    };
    await ask(one, '/visited', visitor);
    const { body, headers } = await ask(one, '/visited');
    expect(rendered).toEqual(['/visited']);
    expect(body + JSON.stringify(headers)).not.toMatch(/evil|abc/);
  });

  it('is counted in the metrics', async () => {
    const counted = async () => {
      const { body } = await ask(one, '/metrics');
      return Number(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    await ask(one, '/counted');
    const before = await counted();
    await ask(one, '/counted');
    expect((await counted()) - before).toBe(1);
    expect(one.requestsInFlight()).toBe(0);
  });
});

describe('a page is rendered for each request', () => {
  it.each(['/own', '/guest', '/refused', '/gone', '/cookie'])('%s', async (path) => {
    const first = await ask(one, path);
    await ask(one, path);
    expect(rendered).toEqual([path, path]);
    expect(first.headers.etag).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('when the page cache is disabled', async () => {
    const app = await buildApp(context);
    await serveWebPages(app, { ...context, config: { ...context.config, pageCacheBytes: 0 } }, makeHandler);
    await app.listen({ host: '127.0.0.1', port: 0 });
    await ask(app, '/none');
    await ask(app, '/none');
    expect(rendered).toEqual(['/none', '/none']);
    await app.close();
  });
});

describe('a change by one instance or a command', () => {
  const paths = ['/', '/job/1', '/job/2', '/plans', '/fairs'];

  it.each([
    ['a vacancy', () => closeVacancy(context, firstVacancy, reason), ['/', '/job/1']],
    ['a plan', () => withdrawPlan(context.db, planId), ['/plans']],
    ['a job fair', () => announceFair(), ['/fairs']],
  ] as const)('of %s invalidates its pages on both instances, and no others', async (_what, change, affected) => {
    const before = new Map<string, Answer>();
    for (const path of paths) before.set(path, await ask(one, path));
    for (const path of paths) expect((await ask(two, path)).body).toBe(before.get(path)?.body);
    rendered = [];
    await change();
    for (const app of [one, two]) for (const path of affected) await answerAfter(before.get(path) as Answer, app, path);
    for (const app of [one, two]) for (const path of paths) await ask(app, path);
    expect(new Set(rendered)).toEqual(new Set(affected));
    for (const path of paths)
      if (!affected.includes(path as never)) expect((await ask(two, path)).body).toBe(before.get(path)?.body);
  });
});
