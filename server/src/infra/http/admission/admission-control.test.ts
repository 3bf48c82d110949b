import { once } from 'node:events';
import { request } from 'node:http';
import { readResume } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { serveWebPages } from '../serve-web-pages.ts';

const SLOTS = 8;
const SHORT_QUEUE_LENGTH = 32;

let context: TestContext;
let app: FastifyInstance;
let address: string;
let openGate: () => void;
/** Requests of `/gates/…` that are served, in this order, and what ends each. */
let served: { name: string; end: () => void }[];
beforeEach(async () => {
  context = await openTestContext();
  app = await buildApp(context);
  const gate = new Promise<void>((open) => {
    openGate = open;
  });
  app.get('/gate', () => gate.then(() => 'through'));
  served = [];
  app.get<{ Params: { name: string } }>('/gates/:name', async ({ params }) => {
    const { name } = params;
    await Promise.race([gate, new Promise<void>((end) => served.push({ name, end }))]);
    return 'through';
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  openGate();
  await app.close();
  await context.close();
});

const send = (path: string, method = 'GET') => fetch(`${address}${path}`, { method });
const OTHER_HEADERS = ['date', 'content-length', 'connection', 'keep-alive', 'x-request-id'];
const readResponse = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries([...response.headers].filter(([name]) => !OTHER_HEADERS.includes(name))),
  body: await response.text(),
});

/** Waits until N requests are in flight in addition to the one for the metrics. */
async function untilInFlight(count: number): Promise<void> {
  const inFlight = async () =>
    Number(/^http_requests_in_flight (\d+)$/m.exec(await (await send('/metrics')).text())?.[1]) - 1;
  await vi.waitFor(async () => expect(await inFlight()).toBe(count), { timeout: 120_000 });
}

it('refuses reads that get no slot in time, all with the same reply, and no other requests', async () => {
  const served = Array.from({ length: SLOTS }, () => send('/gate'));
  const firstQueued = [send('/gate'), send('/nowhere'), send('/gate', 'HEAD')];
  await untilInFlight(served.length + firstQueued.length);
  const longQueue = Array.from({ length: SHORT_QUEUE_LENGTH }, () => send('/gate'));
  const [first, second, head] = (await Promise.all(firstQueued)) as [Response, Response, Response];
  const ids = [first, second, head].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(ids.length);
  const refusal = await readResponse(first);
  expect(refusal.status).toBe(503);
  expect(refusal.headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect(JSON.parse(refusal.body)).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await readResponse(second)).toEqual(refusal);
  expect(await readResponse(head)).toEqual({ ...refusal, body: '' });
  const queue = [...longQueue, send('/gate')];
  const oneTooMany = await Promise.race(queue);
  expect(await readResponse(oneTooMany)).toEqual(refusal);
  expect((await send('/api/health/live')).status).toBe(200);
  expect((await send('/nowhere', 'POST')).status).toBe(404);

  openGate();
  const completed = (await Promise.all([...served, ...queue])).filter((response) => response !== oneTooMany);
  for (const response of completed) expect(await response.text()).toBe('through');
  expect(await (await send('/gate')).text()).toBe('through');
  const metrics = await (await send('/metrics')).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="refused",status="503"\} \d/);
});

describe('reads that wait in a queue of their own', () => {
  const call = { ...readResume, access: 'visitor', own: '' } as const;
  let inAccess: number;
  let endLookUps: () => void;
  let waiting: (() => void)[];
  let own: string;
  beforeEach(async () => {
    const other = await buildApp(context);
    const lookUps = Promise.withResolvers<void>();
    endLookUps = lookUps.resolve;
    inAccess = 0;
    waiting = [];
    other.addHook('onRequest', async (incoming) => {
      const { account, slow } = incoming.query as { account?: string; slow?: string };
      if (slow) {
        inAccess += 1;
        await lookUps.promise;
      }
      if (account) incoming.caller = { accountId: Number(account) } as typeof incoming.caller;
    });
    other.get('/own', { config: { call } }, async () => {
      await new Promise<void>((end) => waiting.push(end));
      return 'read';
    });
    other.get('/quick', async () => 'quick');
    own = await other.listen({ host: '127.0.0.1', port: 0 });
    return async () => {
      endLookUps();
      for (const end of waiting) end();
      await other.close();
    };
  });
  const open = (path: string) => fetch(`${own}${path}`);

  it('hold no slot meanwhile', async () => {
    const reads = Array.from({ length: 2 * SLOTS }, (_, n) => open(`/own?account=${n + 1}`));
    await expect.poll(() => waiting.length).toBe(2 * SLOTS);
    expect(await (await open('/quick')).text()).toBe('quick');
    for (const end of waiting) end();
    for (const reply of await Promise.all(reads)) expect(reply.status).toBe(200);
  });

  it('wait for a slot until access control has ended', async () => {
    const reads = Array.from({ length: 2 * SLOTS }, (_, n) => open(`/own?slow=yes&account=${n + 1}`));
    await expect.poll(() => inAccess).toBe(SLOTS);
    // More turns than an admission takes.
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(inAccess).toBe(SLOTS);
    endLookUps();
    await expect.poll(() => waiting.length).toBe(2 * SLOTS);
    for (const end of waiting) end();
    await Promise.all(reads);
  });

  it('are refused to an account of which two wait, until one has ended', async () => {
    const first = [open('/own?account=7'), open('/own?account=7')];
    await expect.poll(() => waiting.length).toBe(2);
    const refused = await open('/own?account=7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const other = open('/own?account=8');
    await expect.poll(() => waiting.length).toBe(3);
    waiting[0]?.();
    expect((await Promise.race(first)).status).toBe(200);
    const next = open('/own?account=7');
    await expect.poll(() => waiting.length).toBe(4);
    for (const end of waiting) end();
    for (const reply of await Promise.all([...first, other, next])) expect(reply.status).toBe(200);
  });
});

it('a read whose client hangs up keeps its slot until it has ended', async () => {
  const open = Array.from({ length: SLOTS }, (_, n) => request(`${address}/gates/first-${n}`, { agent: false }).end());
  for (const each of open) each.on('error', () => undefined);
  await expect.poll(() => served.length).toBe(SLOTS);
  for (const each of open) each.destroy();
  await untilInFlight(0);
  const next = send('/gates/next');
  await untilInFlight(1);
  // More turns than the release of a slot takes.
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  expect(served.length).toBe(SLOTS);
  served[0]?.end();
  await expect.poll(() => served.at(-1)?.name).toBe('next');
  openGate();
  expect((await next).status).toBe(200);
});

it('queues by client address: another one is served before the queue of a greedy one', async () => {
  const requests: Promise<unknown>[] = [];
  /** Sends a request from an address of this machine, and waits until it was admitted or queued. */
  async function sendFrom(localAddress: string, name: string): Promise<void> {
    const arrives = once(app.server, 'request');
    const sent = request(`${address}/gates/${name}`, { localAddress, agent: false });
    sent.once('response', (response) => response.resume());
    requests.push(once(sent, 'close'));
    sent.end();
    await arrives;
  }
  for (let i = 1; i <= 2 * SLOTS; i++) await sendFrom('127.0.0.1', `greedy-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  await sendFrom('127.0.0.2', 'visitor');
  served[0]?.end();
  await expect.poll(() => served.length).toBeGreaterThan(SLOTS);
  expect(served[SLOTS]?.name).toBe('visitor');
  openGate();
  await Promise.all(requests);
});

it('no address renders a page without a slot', async () => {
  const other = await buildApp(context);
  const rendered: string[] = [];
  await serveWebPages(other, context, () => ({
    cacheableAddress: () => undefined,
    async render({ url }) {
      rendered.push(url);
      return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: 'page', scripts: [] };
    },
  }));
  try {
    const { port } = new URL(await other.listen({ host: '127.0.0.1', port: 0 }));
    // `fetch` would resolve dot segments itself.
    const get = async (path: string) => {
      const [response] = await once(request({ host: '127.0.0.1', port, path, agent: false }).end(), 'response');
      response.resume();
      return [path, response.statusCode, response.headers.location ?? ''];
    };
    const address = '/job/search?keyword=a';
    const exempt = [
      '/assets/unknown.js',
      `/assets/..${address}`,
      `/assets/%2E%2e${address}`,
      `/api/health/../..${address}`,
    ];
    for (const path of exempt) expect(await get(path)).toEqual([path, 404, '']);
    expect(await get(`/plans/..${address}`)).toEqual([`/plans/..${address}`, 301, address]);
    expect(rendered).toEqual([]);
    expect(await get(address)).toEqual([address, 200, '']);
    // Not exempt: the files of the build are in a folder with small letters.
    expect(await get('/Assets/unknown.js')).toEqual(['/Assets/unknown.js', 200, '']);
    expect(rendered).toHaveLength(2);
  } finally {
    await other.close();
  }
});
