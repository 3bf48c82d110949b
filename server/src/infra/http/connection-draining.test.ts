import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { CallError } from '../../lib/call-error.ts';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';

// What a process told to stop does as a whole is in stopped-server.test.ts; here is what cannot be caused from outside.
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

/** Sends raw text on a connection of its own and waits until the request in it is taken in. */
async function send(text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const heard: string[] = [];
  socket.on('data', (chunk: string) => heard.push(chunk));
  socket.write(text);
  await until(() => app.requestsUnderWay() === 1);
  return { socket, heard, ended: once(socket, 'close') };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}

it('cuts off what takes longer than its patience', async () => {
  const { heard, ended } = await send('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  await app.drain(1);
  await ended;
  expect(heard).toEqual([]);
});

it('closes the connection with the answer', async () => {
  const { heard, ended } = await send('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  const drained = app.drain(60_000);
  await until(() => !app.server.listening);
  openGate();
  await Promise.all([drained, ended]);
  expect(heard.join('')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*through$/i);
});

it('hears out the sender of an upload it refused before it had arrived', async () => {
  const half = 'x'.repeat(50_000);
  const { socket, heard, ended } = await send(
    `POST /refusing-gate HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100000\r\n\r\n${half}`,
  );
  const drained = app.drain(60_000);
  await until(() => !app.server.listening);
  openGate();
  await until(() => heard.length > 0);
  expect(heard.join('')).toMatch(/^HTTP\/1\.1 403 /);
  expect(app.requestsUnderWay()).toBe(1);
  socket.write(half);
  await Promise.all([drained, ended]);
});
