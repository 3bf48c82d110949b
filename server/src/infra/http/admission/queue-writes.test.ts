import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { verifyGuestPayment } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';

const SLOTS = 8;
const MAX_QUEUE_LENGTH_PER_CLIENT = 500;

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
beforeEach(async () => {
  context = await openTestContext();
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
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  for (const each of open) each.destroy();
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

it('a call that waits for a provider neither waits for other writes nor takes their slots', async () => {
  for (let i = 1; i <= SLOTS; i++) await sendFrom('127.0.0.1', `first-${i}`);
  await expect.poll(() => served.length).toBe(SLOTS);
  const reply = await fetch(`http://127.0.0.1:${port}/payments`, { method: 'POST' });
  expect(await reply.text()).toBe('through');
});
