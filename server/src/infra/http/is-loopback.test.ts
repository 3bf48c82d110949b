import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

const local = {
  hostname: 'localhost',
  headers: {},
  raw: { httpVersion: '1.1' },
  socket: { remoteAddress: '127.0.0.1' },
};
const isLocal = (more: object, trustProxy = false) =>
  isLoopback({ ...local, ...more } as unknown as FastifyRequest, { trustProxy });

it.each<[string, object]>([
  ['a request of this machine', {}],
  ['one over IPv6', { hostname: '[::1]', socket: { remoteAddress: '::1' } }],
  [
    'one of a page of this machine',
    { headers: { referer: 'http://localhost:3000/', origin: 'http://localhost:3000' } },
  ],
])('%s is local', (_, more) => {
  expect(isLocal(more)).toBe(true);
});

it.each<[string, object]>([
  ['one of another machine', { socket: { remoteAddress: '203.0.113.9' } }],
  ['one with a header of a proxy', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['one with a header of a content delivery network', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ['one with the protocol that a proxy was asked in', { headers: { 'x-forwarded-proto': 'https' } }],
  ['one with another host name', { hostname: 'jobs.example.in' }],
  ['one of a page of another site', { headers: { referer: 'https://jobs.example.in/' } }],
  ['one of a script of another site', { headers: { origin: 'https://jobs.example.in' } }],
  ['one of a page without an address', { headers: { origin: 'null' } }],
  ['one in HTTP/1.0, which some proxies use by default', { raw: { httpVersion: '1.0' } }],
])('%s is not local', (_, more) => {
  expect(isLocal(more)).toBe(false);
});

it('no request is local behind a trusted proxy', () => {
  expect(isLocal({}, true)).toBe(false);
});
