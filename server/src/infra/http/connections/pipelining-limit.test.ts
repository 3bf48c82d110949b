import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const { app } = await openTestApp();
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

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
