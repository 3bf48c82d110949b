import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Config } from '../../../config.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { createConnectionLimits } from './connection-limits.ts';

let context: TestContext;
let app: FastifyInstance | undefined;
let server: Server;
let openGate = () => {};
let sockets: Socket[] = [];
beforeAll(async () => {
  context = await openTestContext();
});
afterEach(async () => {
  openGate();
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app?.close();
  app = undefined;
  server.close();
});
afterAll(() => context?.close());

async function listen(settings: Partial<Config>): Promise<FastifyInstance> {
  app = await buildApp({ ...context, config: { ...context.config, ...settings } });
  const gate = new Promise<void>((open) => {
    openGate = open;
  });
  app.get('/gate', () => gate.then(() => 'through'));
  // More than the buffers of a connection hold.
  app.get('/large', () => Buffer.alloc(64 * 2 ** 20));
  await app.listen({ host: '127.0.0.1', port: 0 });
  server = app.server;
  return app;
}

const HALF_A_REQUEST = 'GET /gate HTTP/1.1\r\nhost: x\r\n';
const REQUEST = `${HALF_A_REQUEST}\r\n`;

/** Connects from an address of this machine and sends a text. */
async function open(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('utf8');
  socket.on('error', () => undefined);
  const accepted = once(server, 'connection');
  sockets.push(socket);
  await once(socket, 'connect');
  await accepted;
  socket.write(text);
  return socket;
}

const untilInFlight = (count: number) => expect.poll(() => app?.requestsInFlight()).toBe(count);

const closing = (socket: Socket) => once(socket, 'close');

it('closes the connection of an address that has waited longest when it opens too many', async () => {
  await listen({ maxConnections: 10, maxConnectionsPerAddress: 2 });
  const other = await open(HALF_A_REQUEST, '127.0.0.2');
  const first = await open(HALF_A_REQUEST);
  await open(HALF_A_REQUEST);
  const closed = closing(first);
  await open(HALF_A_REQUEST);
  await closed;
  expect(other.destroyed).toBe(false);
});

it('closes the connection that has waited longest when there are too many, and serves the new one', async () => {
  await listen({ maxConnections: 3, maxConnectionsPerAddress: 2 });
  const first = await open(HALF_A_REQUEST, '127.0.0.2');
  await open(HALF_A_REQUEST, '127.0.0.3');
  await open(HALF_A_REQUEST, '127.0.0.4');
  const closed = closing(first);
  const visitor = await open('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  await closed;
  expect(String(await once(visitor, 'data'))).toContain('HTTP/1.1 200');
});

it('keeps connections with a request in progress, and closes a new one when all have one', async () => {
  await listen({ maxConnections: 10, maxConnectionsPerAddress: 2 });
  const busy = [await open(REQUEST), await open(REQUEST)];
  await untilInFlight(2);
  await closing(await open(REQUEST));
  openGate();
  for (const socket of busy) expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 200');
});

it('closes the connection that has taken longest to receive its reply when none waits, and serves the new one', async () => {
  await listen({ maxConnections: 2, maxConnectionsPerAddress: 2 });
  const slow: Socket[] = [];
  for (const address of ['127.0.0.2', '127.0.0.3']) {
    const socket = await open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n', address);
    slow.push(socket);
    // Reads a first part of the reply, and no more.
    await once(socket, 'readable');
  }
  const closed = closing((slow[0] as Socket).resume());
  const visitor = await open('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String(await once(visitor, 'data'))).toContain('HTTP/1.1 200');
  await closed;
  expect(slow[1]?.destroyed).toBe(false);
});

it('closes the connection that has taken longest to receive its reply when too many have a request in progress', async () => {
  const limits = createConnectionLimits({ maxConnections: 10, maxPerAddress: undefined, maxInUse: 2 });
  server = createServer((request, response) => {
    limits.accept(request, response);
    response.end(request.url === '/large' ? Buffer.alloc(64 * 2 ** 20) : 'small');
  });
  limits.register(server, () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const slow: Socket[] = [];
  for (let i = 0; i < 2; i++) {
    const socket = await open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    slow.push(socket);
    await once(socket, 'readable');
  }
  const visitor = await open('GET /small HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String(await once(visitor, 'data'))).toContain('HTTP/1.1 200');
  const [longest, other] = slow as [Socket, Socket];
  // A socket that is not read does not notice its end.
  longest.resume();
  await expect.poll(() => longest.closed).toBe(true);
  // Not closed after its reply, as any idle connection.
  expect(longest.bytesRead).toBeLessThan(64 * 2 ** 20);
  expect(other.destroyed).toBe(false);
});

it('examines a bounded number of connections for each request while too many have one that is not answered', () => {
  server = createServer();
  const limits = createConnectionLimits({ maxConnections: 2_000, maxPerAddress: undefined, maxInUse: 2 });
  let examined = 0;
  for (let n = 0; n < 1_000; n++) {
    const response = Object.defineProperty(new EventEmitter(), 'headersSent', {
      get() {
        examined += 1;
        return false;
      },
    });
    limits.accept({ socket: new Socket() } as IncomingMessage, response as unknown as ServerResponse);
  }
  expect(examined).toBeLessThanOrEqual(100 * 1_000);
});

it('treats an answered connection as one that waits from then on', async () => {
  await listen({ maxConnections: 10, maxConnectionsPerAddress: 2 });
  const answered = await open('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  const silent = await open('');
  await once(answered, 'data');
  answered.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(answered, 'data');
  await untilInFlight(0);
  const closed = closing(silent);
  const third = await open('');
  await closed;
  const alsoClosed = closing(answered);
  await open('');
  await alsoClosed;
  expect(third.destroyed).toBe(false);
});

it('does not limit connections per address behind a proxy, from whose address all come', async () => {
  await listen({ maxConnections: 10, maxConnectionsPerAddress: 2, trustProxy: true });
  for (let i = 0; i < 5; i++) await open(REQUEST);
  await untilInFlight(5);
});

it('ends no process when a connection cannot be accepted', async () => {
  await listen({});
  const tooMany = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE', syscall: 'accept' });
  expect(() => server.emit('error', tooMany)).not.toThrow();
});

it('limits the time for headers and for a whole request', async () => {
  await listen({});
  // Both are checked at this interval only.
  const connectionsCheckingInterval = 5_000;
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval });
});

it('closes a connection whose client reads no reply when the time for that is over', async () => {
  await listen({});
  const { timeout } = server;
  expect(timeout).toBe(65_000);
  const received = once(server, 'request');
  const socket = await open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  // Shortened only when the request is there: the time of a connection passes also before it.
  const [{ socket: connection }] = (await received) as [IncomingMessage];
  await untilInFlight(1);
  connection.setTimeout(100);
  await untilInFlight(0);
  expect(socket.bytesRead).toBeLessThan(64 * 2 ** 20);
});
