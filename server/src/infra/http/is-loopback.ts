import type { FastifyRequest } from 'fastify';

const addresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const names = new Set(['localhost', '127.0.0.1', '[::1]']);

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request comes from this machine. Always false behind a proxy, where every request would look local. */
export const isLoopback = (request: FastifyRequest, config: { trustProxy: boolean }): boolean =>
  !config.trustProxy &&
  proxyHeaders.every((name) => request.headers[name] === undefined) &&
  addresses.has(request.socket.remoteAddress ?? '');

/** Whether a URL (http://localhost:3000) is reachable from this machine only. */
export const isLoopbackAddress = (address: string): boolean =>
  URL.canParse(address) && names.has(new URL(address).hostname);
