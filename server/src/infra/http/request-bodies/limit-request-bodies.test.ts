import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { AVATAR_MAX_BYTES, addressOf, getUserDetailsByEmail, reportJob } from '@aarambh/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { registerProblemDetails } from '../problem-details.ts';
import { limitRequestBodies } from './limit-request-bodies.ts';

let context: TestContext;
let app: FastifyInstance;
let sockets: Socket[] = [];
/** The limit alone. */
let bare: FastifyInstance | undefined;
beforeAll(async () => {
  context = await openTestContext();
  app = await buildApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await bare?.close();
  bare = undefined;
});
afterAll(async () => {
  await app.close();
  await context.close();
});

const LENGTH = 500_000;
const path = addressOf(getUserDetailsByEmail, {});

/** Sends a body but its last byte; resolves with the reply's head. */
function sendAllButOneByte(localAddress: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('utf8');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${LENGTH}\r\n\r\n`,
  );
  socket.write(' '.repeat(LENGTH - 1));
  return once(socket, 'data').then(([head]) => String(head));
}

const signIn = async () => {
  const { port } = app.server.address() as AddressInfo;
  const body = JSON.stringify({ padding: 'x'.repeat(LENGTH - 100) });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })).status;
};

it('refuses half-sent bodies of one client beyond its share with 503, and receives those of others', async () => {
  const replies = Array.from({ length: 40 }, () => sendAllButOneByte('127.0.0.2'));
  const reply = await Promise.race(replies);
  expect(reply).toMatch(/^HTTP\/1\.1 503 /);
  expect(reply).toMatch(/^retry-after: 5\r$/m);
  expect(await signIn()).toBe(400);
});

it('refuses half-sent bodies of many clients beyond the total, and receives those of others', async () => {
  const replies = Array.from({ length: 100 }, (_, n) => sendAllButOneByte(`127.0.1.${1 + (n % 10)}`));
  expect(await Promise.race(replies)).toMatch(/^HTTP\/1\.1 503 /);
  expect(await signIn()).toBe(400);
});

const PICTURE = Buffer.alloc(AVATAR_MAX_BYTES - 1);

/** Sends a form with a picture but its last byte; resolves with the reply's head. */
function sendAllButOneByteOfForm(localAddress: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('latin1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const form =
    '--x\r\ncontent-disposition: form-data; name="proof"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const length = form.length + AVATAR_MAX_BYTES;
  socket.write(
    `POST ${addressOf(reportJob, {})} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
  );
  socket.write(form);
  socket.write(PICTURE);
  return once(socket, 'data').then(([head]) => String(head));
}

it('refuses half-sent forms of one client beyond its share of the disk with 503, and receives those of others', async () => {
  const replies = Array.from({ length: 15 }, () => sendAllButOneByteOfForm('127.0.0.3'));
  const reply = await Promise.race(replies);
  expect(reply).toMatch(/^HTTP\/1\.1 503 /);
  expect(reply).toMatch(/^retry-after: 5\r$/m);
  const form = new FormData();
  form.set('vacancyID', '1');
  form.set('proof', new File([new Uint8Array(1_000)], 'a.png', { type: 'image/png' }));
  const { port } = app.server.address() as AddressInfo;
  const sent = await fetch(`http://127.0.0.1:${port}${addressOf(reportJob, {})}`, { method: 'POST', body: form });
  expect(sent.status).toBe(400);
});

it('refuses half-sent forms of many clients beyond the total', async () => {
  const replies = Array.from({ length: 60 }, (_, n) => sendAllButOneByteOfForm(`127.0.2.${1 + (n % 10)}`));
  expect(await Promise.race(replies)).toMatch(/^HTTP\/1\.1 503 /);
});

it('refuses a single body beyond the limit with 413', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: ' '.repeat(512 * 1024 + 1),
  });
  expect(reply.statusCode).toBe(413);
});

it('ends a request whose client hangs up before its body is read', async () => {
  const events: string[] = [];
  const head = Promise.withResolvers<void>();
  bare = Fastify();
  registerProblemDetails(bare);
  limitRequestBodies(bare);
  bare.addHook('onRequest', async (_request, reply) => {
    const closed = once(reply.raw, 'close');
    head.resolve();
    await closed;
    events.push('closed');
  });
  bare.addHook('onSend', async (_request, reply) => void events.push(`ended with ${reply.statusCode}`));
  bare.post('/', async () => 'handled');
  await bare.listen({ host: '127.0.0.1', port: 0 });
  const { port } = bare.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":');
  await head.promise;
  socket.destroy();
  await expect.poll(() => events).toEqual(['closed', 'ended with 503']);
});
