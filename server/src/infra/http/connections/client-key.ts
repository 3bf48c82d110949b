import type { IncomingMessage } from 'node:http';
import { networkPrefix } from '../rate-limit/network-prefix.ts';

/**
 * Identifies the client of a request before Fastify's pipeline: its IPv4 address, or the /64 network of its IPv6 address.
 * The same address as Fastify's `request.ip`.
 * @param proxies our own proxies in front, each of which appends to X-Forwarded-For; 0 ignores the header
 */
export function clientKeyOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = proxies > 0 ? headers['x-forwarded-for'] : undefined;
  const addresses = forwarded === undefined ? [] : String(forwarded).split(',');
  // Nearest first. The client itself wrote everything before the entries of our proxies.
  const address = addresses.at(-Math.min(proxies, addresses.length))?.trim();
  return networkPrefix(address || peer);
}
