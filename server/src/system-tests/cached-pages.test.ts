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
import { endPlan, makeDemoPlans } from '../features/billing/plans/index.ts';
import { closeVacancy, generateDemoPostings, publishPostings } from '../features/vacancies/index.ts';
import { type MakeWebHandler, serveWebPages } from '../infra/http/web-pages.ts';
import { openTestContext, registerOperator, type TestContext } from '../testing/test-app.ts';

// Two instances on one database, asked over the network, with pages that say what one call answers.

const reason = { cause: 'a test', actor: 'a test' };

/** What a page is made of, by its path. */
const callsOf: Record<string, [CallDefinition, object]> = {};
let made: string[];

const makeHandler: MakeWebHandler = () => ({
  keptAddress: (address) => (address.startsWith('/own') ? undefined : address.replace('?b=2&a=1', '?a=1&b=2')),
  async render(page, { transport }) {
    const { pathname, search } = new URL(page.url);
    made.push(pathname + search);
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

/** Asks until the answer is another one: what changed is heard on another connection than it was written on. */
async function answerAfter(before: Answer, app: FastifyInstance, path: string): Promise<Answer> {
  for (;;) {
    const answer = await ask(app, path);
    if (answer.body !== before.body) return answer;
  }
}

/** As staff do it. */
async function announceFair(): Promise<void> {
  const { headers } = await registerOperator(one, context);
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
  await makeDemoPlans(db);
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
  made = [];
});
afterAll(async () => {
  await one?.close();
  await two?.close();
  await context?.close();
});

describe('a kept page', () => {
  it('says the same, under the same headers, as when it was made', async () => {
    const fresh = await ask(one, '/same', { 'accept-encoding': 'br' });
    const kept = await ask(one, '/same', { 'accept-encoding': 'br' });
    expect(made).toEqual(['/same']);
    const { date: _one, ...before } = fresh.headers;
    const { date: _two, ...after } = kept.headers;
    expect(after).toEqual(before);
    expect(kept.body).toBe(fresh.body);
    expect(before).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-length': String(kept.body.length),
    });
    const policy = before['content-security-policy'];
    expect(policy).toMatch(/script-src 'self'[^;]* 'sha256-[^']{44}'(;|$)/);
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(policy).toContain("default-src 'self'");
  });

  it('answers HEAD and If-None-Match without its bytes', async () => {
    const { headers } = await ask(one, '/head');
    const head = await ask(one, '/head', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } });
    expect(head.headers['content-length']).toBe(headers['content-length']);
    const known = await ask(one, '/head', { 'if-none-match': headers.etag ?? '' });
    expect(known).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(made).toEqual(['/head']);
  });

  it('is the same for every spelling of its query, and no other address', async () => {
    const answers = await Promise.all(['/q?a=1&b=2', '/q?b=2&a=1', '/q?a=1', '/q'].map((path) => ask(one, path)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(made.toSorted()).toEqual(['/q', '/q?a=1', '/q?a=1&b=2']);
  });

  it('shows nothing of who asked for it', async () => {
    const visitor = {
      host: 'evil.example',
      authorization: 'Bearer abc',
      cookie: 'a=b',
      'x-forwarded-host': 'evil.example',
    };
    await ask(one, '/visited', visitor);
    const { body, headers } = await ask(one, '/visited');
    expect(made).toEqual(['/visited']);
    expect(body + JSON.stringify(headers)).not.toMatch(/evil|abc/);
  });

  it('is counted like any other answer', async () => {
    const counted = async () => {
      const { body } = await ask(one, '/metrics');
      return Number(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    await ask(one, '/counted');
    const before = await counted();
    await ask(one, '/counted');
    expect((await counted()) - before).toBe(1);
    expect(one.requestsUnderWay()).toBe(0);
  });
});

describe('a page is made anew for everybody', () => {
  it.each(['/own', '/guest', '/refused', '/gone', '/cookie'])('%s', async (path) => {
    const first = await ask(one, path);
    await ask(one, path);
    expect(made).toEqual([path, path]);
    expect(first.headers.etag).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('without a memory for pages', async () => {
    const app = await buildApp(context);
    await serveWebPages(app, { ...context, config: { ...context.config, pageCacheBytes: 0 } }, makeHandler);
    await app.listen({ host: '127.0.0.1', port: 0 });
    await ask(app, '/none');
    await ask(app, '/none');
    expect(made).toEqual(['/none', '/none']);
    await app.close();
  });
});

describe('a change that one instance or a command makes', () => {
  const paths = ['/', '/job/1', '/job/2', '/plans', '/fairs'];

  it.each([
    ['a vacancy', () => closeVacancy(context, firstVacancy, reason), ['/', '/job/1']],
    ['a plan', () => endPlan(context.db, planId), ['/plans']],
    ['a job fair', () => announceFair(), ['/fairs']],
  ] as const)('of %s is seen on its pages of both, and others stay as they are', async (_what, change, affected) => {
    const before = new Map<string, Answer>();
    for (const path of paths) before.set(path, await ask(one, path));
    for (const path of paths) expect((await ask(two, path)).body).toBe(before.get(path)?.body);
    made = [];
    await change();
    for (const app of [one, two]) for (const path of affected) await answerAfter(before.get(path) as Answer, app, path);
    for (const app of [one, two]) for (const path of paths) await ask(app, path);
    expect(new Set(made)).toEqual(new Set(affected));
    for (const path of paths)
      if (!affected.includes(path as never)) expect((await ask(two, path)).body).toBe(before.get(path)?.body);
  });
});
