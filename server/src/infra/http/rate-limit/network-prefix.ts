import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that identify the network; its owner chooses the others at will. */
const NETWORK_GROUPS = 4;

/** The IPv4 address in an IPv6 address that maps one: `::ffff:203.0.113.7` or `::ffff:cb00:7107`. */
function readMapped(address: string): string | undefined {
  const [, dotted, high, low] = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/.exec(address) ?? [];
  if (dotted || !high || !low) return dotted;
  const bytes = [high, low].map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/** The rate limit key of an address: an IPv4 address, or the /64 network of an IPv6 address, as assigned to one household. */
export function networkPrefix(address: string): string {
  // Some proxies write `203.0.113.7:5678` and `[2001:db8::1]:5678`: with the port each connection would be a client.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = bare.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return bare;
  const mapped = readMapped(plain);
  if (mapped) return mapped;
  const [start = '', end] = plain.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = end === undefined ? 0 : 8 - groups(start).length - groups(end).length;
  const all = [...groups(start), ...Array<string>(missing).fill('0'), ...groups(end ?? '')];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
