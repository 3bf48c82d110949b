import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openTestContext } from '../../../testing/test-app.ts';

const context = await openTestContext();
const app = await buildApp(context);
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await context.close();
});

let started = 0;
let gate = Promise.withResolvers<void>();
app.get('/gate', async () => {
  started += 1;
  await gate.promise;
  return 'open';
});

const REQUEST = 'GET /api/nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function sendTogether(count: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (text.split('HTTP/1.1 404').length > count) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(count));
  await once(socket, 'close');
  return text.split('HTTP/1.1 404').length - 1;
}

it('answers a few requests that are sent together', async () => {
  expect(await sendTogether(4)).toBe(4);
});

it('closes a connection that sends many requests without waiting for the replies', async () => {
  expect(await sendTogether(200)).toBeLessThan(20);
  expect(await sendTogether(1)).toBe(1);
});

it('starts one request of a connection at a time, and the next when the reply was sent', async () => {
  gate = Promise.withResolvers();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(`${'GET /gate HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3)}`);
  // All three have arrived.
  await expect.poll(() => app.requestsInFlight()).toBe(3);
  await expect.poll(() => started).toBe(1);
  expect(await sendTogether(1)).toBe(1);
  expect(started).toBe(1);
  gate.resolve();
  await expect.poll(() => text.split('HTTP/1.1 200').length - 1).toBe(3);
  expect(started).toBe(3);
  socket.destroy();
});

it('closes a connection that sends a body before the reply to its last request', async () => {
  gate = Promise.withResolvers();
  started = 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /gate HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => started).toBe(1);
  socket.write('POST /gate HTTP/1.1\r\nHost: localhost\r\ncontent-length: 10\r\n\r\n');
  await once(socket, 'close');
  gate.resolve();
  await expect.poll(() => app.requestsInFlight()).toBe(0);
});
