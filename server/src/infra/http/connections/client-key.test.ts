import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { networkPrefix } from '../rate-limit/network-prefix.ts';
import { clientKeyOf } from './client-key.ts';

const keyOf = (remoteAddress: string, forwarded?: string, proxies = 0) =>
  clientKeyOf(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    proxies,
  );

it('is the address of the connection without a proxy, whatever the client sends', () => {
  expect(keyOf('203.0.113.7')).toBe('203.0.113.7');
  expect(keyOf('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

it('is the /64 network of an IPv6 address', () => {
  expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe(keyOf('2001:db8:1:2:ffff::1'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
});

it.each([
  [1, undefined],
  [1, '198.51.100.1'],
  [1, '192.0.2.66, 198.51.100.1'],
  [2, '192.0.2.66, 198.51.100.1,  10.0.0.2'],
  [2, '198.51.100.1'],
  [3, '2001:db8:1:2::9, 10.0.0.3, 10.0.0.2'],
])('behind %i proxies with X-Forwarded-For %s is the address that Fastify determines', async (proxies, forwarded) => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < proxies });
  app.get('/', (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
  expect(keyOf('10.0.0.1', forwarded, proxies)).toBe(networkPrefix(body));
});
