import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { CallError } from '../../../lib/call-error.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';

// The shutdown of a whole process is tested in system-tests/graceful-shutdown.test.ts; here is what cannot be caused
// from outside.
let context: TestContext;
let app: FastifyInstance;
let openGate: () => void;
beforeAll(async () => {
  context = await openTestContext();
});
beforeEach(async () => {
  app = await buildApp(context);
  const gate = new Promise<void>((open) => {
    openGate = open;
  });
  app.get('/gate', () => gate.then(() => 'through'));
  app.post('/refusing-gate', {
    onRequest: async () => {
      await gate;
      throw new CallError('forbidden');
    },
    handler: () => 'never',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());
afterAll(() => context?.close());

/** Sends raw text on a new connection and waits until the request in it is accepted. */
async function send(text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const received: string[] = [];
  socket.on('data', (chunk: string) => received.push(chunk));
  socket.write(text);
  await expect.poll(() => app.requestsInFlight()).toBe(1);
  return { socket, received, ended: once(socket, 'close') };
}

it('cuts off requests that are still in flight after the timeout', async () => {
  const { received, ended } = await send('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  await app.drain(1);
  await ended;
  expect(received).toEqual([]);
});

it('closes the connection with the reply', async () => {
  const { received, ended } = await send('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  const drained = app.drain(60_000);
  await expect.poll(() => app.server.listening).toBe(false);
  openGate();
  await Promise.all([drained, ended]);
  expect(received.join('')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*through$/i);
});

it('receives the rest of an upload that it refused before it had arrived', async () => {
  const half = 'x'.repeat(50_000);
  const { socket, received, ended } = await send(
    `POST /refusing-gate HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n${half}`,
  );
  const drained = app.drain(60_000);
  await expect.poll(() => app.server.listening).toBe(false);
  openGate();
  await expect.poll(() => received).not.toEqual([]);
  expect(received.join('')).toMatch(/^HTTP\/1\.1 403 /);
  expect(app.requestsInFlight()).toBe(1);
  socket.write(half);
  await Promise.all([drained, ended]);
});

/** Sends a request on a new connection, which the server must close after the reply. */
async function receive(path: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return (await socket.toArray()).join('');
}

it('serves on after the announcement, but is not ready and closes each connection with its reply', async () => {
  app.respondBeforePipeline(({ url }, response) => {
    if (url !== '/cached') return false;
    response.writeHead(200, { 'content-length': 6 }).end('cached');
    return true;
  });
  app.announceShutdown();
  const ready = await receive('/api/health/ready');
  expect(ready).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i);
  expect((await app.inject('/api/health/ready?all=1')).json()).toMatchObject({ status: 'not ready' });
  for (const path of ['/api/health/live', '/cached', '/api/vacancyportal/nothing'])
    expect(await receive(path)).toMatch(/^HTTP\/1\.1 (200|404) [\s\S]*connection: close/i);
  expect(app.server.listening).toBe(true);
});

it('serves a pipelined request that arrives during a slow reply after the announcement', async () => {
  app.announceShutdown();
  const { socket, received, ended } = await send('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => app.requestsInFlight()).toBe(2);
  openGate();
  await ended;
  expect(received.join('').match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(received.join('')).toMatch(/through[\s\S]*connection: close/i);
  expect(received.join('').match(/connection: close/gi)).toHaveLength(1);
});

it('serves all pipelined requests after the announcement', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  app.announceShutdown();
  socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(3));
  const replies = (await socket.toArray()).join('');
  expect(replies.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(replies.match(/connection: close/gi)).toHaveLength(1);
});
