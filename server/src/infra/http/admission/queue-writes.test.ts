import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  createSignInNonce,
  getUserDetailsByEmail,
  leavePresence,
  staffSignIn,
  verifyGuestPayment,
} from '@aarambh/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openReadableLog, openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { registerProblemDetails } from '../problem-details.ts';
import { queueWrites } from './queue-writes.ts';

const SLOTS = 8;
const MAX_QUEUE_LENGTH_PER_CLIENT = 500;
/** Of members and staff; their access control looks nothing up. */
const signInCalls = [getUserDetailsByEmail, createSignInNonce, staffSignIn];

const { log, lines } = openReadableLog();
let context: TestContext;
let app: FastifyInstance;
let port: number;
let openGate: () => void;
/** Writes that are served, in this order, and what ends each. */
let served: { name: string; end: () => void }[];
/** Writes whose bodies have arrived. */
let received: string[];
/** Writes whose connection has ended. */
let closed: string[];
let sent: Promise<number>[];
let open: ClientRequest[];
/** Writes whose access control takes time, and what ends it. */
let inAccess: string[];
let lookUp: Promise<void>;
let endLookUps: () => void;
beforeEach(async () => {
  context = { ...(await openTestContext()), log };
  app = await buildApp(context);
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  served = [];
  received = [];
  closed = [];
  sent = [];
  open = [];
  app.addHook('preValidation', async ({ url }) => void received.push(url));
  app.addHook<{ Params: { name: string } }>('preValidation', async ({ params }, reply) => {
    reply.raw.once('close', () => closed.push(params.name));
  });
  app.post<{ Params: { name: string } }>('/gates/:name', async ({ params }) => {
    await Promise.race([gate, new Promise<void>((end) => served.push({ name: params.name, end }))]);
    return 'through';
  });
  app.post('/payments', { config: { call: verifyGuestPayment } }, async () => 'through');
  for (const call of signInCalls) app.post(`/${call.path}`, { config: { call } }, async () => 'through');
  lookUp = new Promise<void>((resolve) => {
    endLookUps = resolve;
  });
  inAccess = [];
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/gates/slow-look-up')) return;
    inAccess.push(url);
    await lookUp;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  for (const each of open) each.destroy();
  endLookUps();
  openGate();
  await app.close();
  await context.close();
});

/** Sends a write from an address of this machine, and waits until the server has its head. */
async function sendFrom(localAddress: string, name: string, body = '{}', length = body.length): Promise<ClientRequest> {
  const arrives = once(app.server, 'request');
  const write = request({
    host: '127.0.0.1',
    port,
    path: `/gates/${name}`,
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': String(length) },
  });
  open.push(write);
  sent.push(
    new Promise((done) => {
      write.once('response', (response) => response.resume().once('close', () => done(response.statusCode ?? 0)));
      write.once('error', () => done(0));
    }),
  );
  if (length === body.length) write.end(body);
  else write.write(body);
  await arrives;
  return write;
}

it('a write of another address is served before the queue of a greedy one', async () => {
  for (let i = 1; i <= 2 * SLOTS; i++) await sendFrom('127.0.0.1', `greedy-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  await sendFrom('127.0.0.2', 'visitor');
  await expect.poll(() => received).toContain('/gates/visitor');
  await new Promise(setImmediate);
  served[0]?.end();
  await expect.poll(() => served.length).toBeGreaterThan(SLOTS);
  expect(served[SLOTS]?.name).toBe('visitor');
  openGate();
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
});

it('writes whose bodies have not arrived occupy no slot', async () => {
  for (let i = 1; i <= 2 * SLOTS; i++) await sendFrom('127.0.0.1', `half-${i}`, '{', 2);
  await sendFrom('127.0.0.1', 'whole');
  await expect.poll(() => served.map(({ name }) => name)).toEqual(['whole']);
  expect(received).toEqual(['/gates/whole']);
});

it('keeps the slot of a client that disconnects until its handler has ended', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  await sendFrom('127.0.0.1', 'next');
  await expect.poll(() => received).toContain('/gates/next');
  open[0]?.destroy();
  await expect.poll(() => closed).toContain('first-1');
  // More turns than the release of a slot takes.
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  expect(served.at(-1)?.name).not.toBe('next');
  served.find(({ name }) => name === 'first-1')?.end();
  await expect.poll(() => served.at(-1)?.name).toBe('next');
});

it('does not start the write of a client that disconnected while it waited', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  const gone = await sendFrom('127.0.0.1', 'gone');
  await expect.poll(() => received).toContain('/gates/gone');
  await sendFrom('127.0.0.1', 'next');
  gone.destroy();
  await expect.poll(() => closed).toContain('gone');
  served[0]?.end();
  await expect.poll(() => served.at(-1)?.name).toBe('next');
  expect(served.map(({ name }) => name)).not.toContain('gone');
});

it('refuses a write beyond the queue of its client before it changes anything, with when to try again', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  for (let i = 1; i <= MAX_QUEUE_LENGTH_PER_CLIENT; i++) await sendFrom('127.0.0.1', `queued-${i}`);
  await expect.poll(() => received.length).toBe(SLOTS + MAX_QUEUE_LENGTH_PER_CLIENT);
  const reply = await fetch(`http://127.0.0.1:${port}/gates/refused`, { method: 'POST' });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await reply.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(served.map(({ name }) => name)).not.toContain('refused');
});

it('a call with a limit, such as one that waits for a provider, neither waits for other writes nor takes their slots', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  const reply = await fetch(`http://127.0.0.1:${port}/payments`, { method: 'POST' });
  expect(await reply.text()).toBe('through');
});

it('access control of a greedy address leaves slots to others, and sign-in needs none', async () => {
  await sendFrom('127.0.0.2', 'known');
  for (let i = 1; i <= 2 * SLOTS; i++) await sendFrom('127.0.0.1', `slow-look-up-${i}`);
  await expect.poll(() => inAccess.length).toBe(SLOTS - 2);
  // More turns than an admission takes.
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  expect(inAccess.length).toBe(SLOTS - 2);
  for (const { path } of signInCalls) {
    const reply = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST' });
    expect(await reply.text()).toBe('through');
  }
  expect(inAccess.length).toBeLessThanOrEqual(SLOTS);
});

it('counts a client that hangs up while it waits for access control as disconnected, without a warning', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `slow-look-up-${i}`);
  await expect.poll(() => inAccess.length).toBe(SLOTS);
  const gone = await sendFrom('127.0.0.1', 'gone');
  gone.destroy();
  const countGone = async () =>
    /_count\{[^}]*route="\/gates\/:name",status="499"\} (\d+)/.exec((await app.inject('/metrics')).body)?.[1];
  await expect.poll(countGone).toBe('1');
  endLookUps();
  await expect.poll(() => served.length).toBe(SLOTS);
  expect(served.map(({ name }) => name)).not.toContain('gone');
});

it('access control whose clients hang up keeps their slots until it has ended', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `slow-look-up-${i}`);
  await expect.poll(() => inAccess.length).toBe(SLOTS);
  for (const each of open) each.destroy();
  const countGone = async () =>
    /_count\{[^}]*route="\/gates\/:name",status="499"\} (\d+)/.exec((await app.inject('/metrics')).body)?.[1];
  await expect.poll(countGone).toBe(String(SLOTS));
  await sendFrom('127.0.0.1', 'slow-look-up-next');
  // More turns than the release of a slot takes.
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  expect(inAccess.length).toBe(SLOTS);
  endLookUps();
  await expect.poll(() => inAccess.length).toBe(SLOTS + 1);
});

it('logs what it refuses as too much to do, not as a missing dependency', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  for (let i = 1; i <= MAX_QUEUE_LENGTH_PER_CLIENT; i++) await sendFrom('127.0.0.1', `queued-${i}`);
  await expect.poll(() => received.length).toBe(SLOTS + MAX_QUEUE_LENGTH_PER_CLIENT);
  lines.length = 0;
  await fetch(`http://127.0.0.1:${port}/gates/refused`, { method: 'POST' });
  const messages = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 30);
  expect(messages.map(({ msg }) => msg)).toContain('request refused: overloaded');
  expect(messages.filter(({ level }) => level > 30)).toEqual([]);
});

describe('alone', () => {
  let bare: FastifyInstance;
  let gate: PromiseWithResolvers<void>;
  beforeEach(() => {
    gate = Promise.withResolvers();
  });
  afterEach(async () => {
    vi.useRealTimers();
    gate.resolve();
    await bare.close();
  });

  /** The queues alone, with handlers that wait for `opens`. */
  async function listen(requestWaitMs: number, opens?: Promise<void>): Promise<string> {
    bare = Fastify();
    registerProblemDetails(bare);
    queueWrites(bare, { proxies: 0, requestWaitMs });
    bare.post('/', async (request) => {
      requests.push(new WeakRef(request));
      await opens;
      return 'through';
    });
    bare.post('/staff', { config: { call: leavePresence } }, async () => 'through');
    return await bare.listen({ host: '127.0.0.1', port: 0 });
  }
  const requests: WeakRef<FastifyRequest>[] = [];
  const post = (url: string) => fetch(url, { method: 'POST', headers: { connection: 'close' } });

  it('keeps nothing of a write that was answered', async () => {
    const url = await listen(9_000);
    requests.length = 0;
    for (let i = 0; i < 5; i++) expect((await post(url)).status).toBe(200);
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    // The newest one may still be known to its connection.
    await expect
      .poll(() => {
        collectGarbage();
        return requests.slice(0, 4).filter((request) => request.deref() !== undefined).length;
      })
      .toBe(0);
  });

  it('a write of staff does not wait for those of others', async () => {
    const url = await listen(9_000, gate.promise);
    requests.length = 0;
    const first = Array.from({ length: SLOTS }, () => post(url));
    await expect.poll(() => requests.length).toBe(SLOTS);
    expect(await (await post(`${url}/staff`)).text()).toBe('through');
    gate.resolve();
    for (const reply of await Promise.all(first)) expect(reply.status).toBe(200);
  });

  it('refuses a write when its request has no time left, before the queue would', async () => {
    const url = await listen(1_000, gate.promise);
    requests.length = 0;
    const first = Array.from({ length: SLOTS }, () => post(url));
    await expect.poll(() => requests.length).toBe(SLOTS);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrives = once(bare.server, 'request');
    const late = post(url);
    await arrives;
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await late).status).toBe(503);
    gate.resolve();
    for (const reply of await Promise.all(first)) expect(reply.status).toBe(200);
  });
});
