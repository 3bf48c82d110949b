import type { FastifyRequest } from 'fastify';

const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const names = new Set(['localhost', '127.0.0.1', '[::1]']);

const proxyHeaders = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded', 'via'],
  ...['x-client-ip', 'x-original-host', 'true-client-ip', 'cf-connecting-ip'],
];

/** Headers in which a browser names the site that it sees, also when a proxy has replaced the Host header. */
const siteHeaders = ['origin', 'referer'] as const;

/**
 * Whether a request comes from this machine and addresses it by a local name. Always false behind a proxy, where every
 * request would look local. A proxy that adds no header is recognised by its HTTP version, by the Host header that it passes
 * on, or by the site that the browser names.
 */
export const isLoopback = (request: FastifyRequest, config: { trustProxy: boolean }): boolean =>
  !config.trustProxy &&
  request.raw.httpVersion !== '1.0' &&
  proxyHeaders.every((name) => request.headers[name] === undefined) &&
  names.has(request.hostname) &&
  siteHeaders.every(
    (name) => request.headers[name] === undefined || isLoopbackAddress(String(request.headers[name])),
  ) &&
  addresses.has(request.socket.remoteAddress ?? '');

/** Whether a URL (http://localhost:3000) is reachable from this machine only. */
export const isLoopbackAddress = (address: string): boolean =>
  URL.canParse(address) && names.has(new URL(address).hostname);
