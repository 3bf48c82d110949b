import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { CallError } from '../../../lib/call-error.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';

// The shutdown of a whole process is tested in system-tests/graceful-shutdown.test.ts; here is what cannot be caused from outside.
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
