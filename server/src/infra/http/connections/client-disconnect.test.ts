import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openReadableLog, openTestContext, type TestContext } from '../../../testing/test-app.ts';

const { log, lines } = openReadableLog();
let context: TestContext;
let app: FastifyInstance;
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  context = { ...(await openTestContext()), log };
  app = await buildApp(context);
  gate = Promise.withResolvers();
  app.get('/gate', () => gate.promise);
  app.post('/echo', ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
});
afterEach(async () => {
  await app.close();
  await context.close();
});

/** Sends the beginning of a request, and disconnects when it has arrived. */
async function disconnectAfter(text: string): Promise<void> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(text);
  await expect.poll(() => app.requestsInFlight()).toBe(1);
  socket.destroy();
  await Promise.all([once(socket, 'close'), expect.poll(() => app.requestsInFlight()).toBe(0)]);
}

const countClosed = async (route: string): Promise<number> => {
  const { body } = await app.inject('/metrics');
  const name = 'http_request_duration_seconds_count';
  const samples = body.split('\n').filter((line) => line.startsWith(`${name}{`) && line.includes(`route="${route}"`));
  return Number(/status="499"\} (\d+)/.exec(samples.join('\n'))?.[1] ?? 0);
};

const INFO = 30;
/** The log lines written so far that are warnings or errors. */
const listWarnings = () => lines.filter((line) => JSON.parse(line).level > INFO);

it('a client that disconnects while it sends is counted apart, not as an unavailable dependency', async () => {
  const head =
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"half": ';
  await disconnectAfter(head);
  await expect.poll(() => lines.join('')).toContain('client closed the connection');
  expect(await countClosed('/echo')).toBe(1);
  expect(listWarnings()).toEqual([]);
});

it.each([
  ['an error', () => new TypeError('of a handler')],
  ['a lost connection', () => Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['a closed database', () => new Error('driver has already been destroyed')],
])('%s after the client has disconnected is no warning', async (_what, error) => {
  await disconnectAfter('GET /gate HTTP/1.1\r\nhost: x\r\n\r\n');
  gate.reject(error());
  await expect.poll(() => lines.join('')).toContain('after its client disconnected');
  expect(await countClosed('/gate')).toBe(1);
  expect(listWarnings()).toEqual([]);
});

it('an error is still logged as unexpected while the client waits', async () => {
  gate.reject(new TypeError('of a handler'));
  expect((await app.inject('/gate')).statusCode).toBe(500);
  expect(lines.join('')).toContain('unexpected error');
  expect(await countClosed('/gate')).toBe(0);
});

it('a page that asks the closed database during a shutdown is no warning', async () => {
  gate.reject(new Error('Cannot use a pool after calling end on the pool'));
  expect((await app.inject('/gate')).statusCode).toBe(503);
  expect(listWarnings()).toEqual([]);
});
