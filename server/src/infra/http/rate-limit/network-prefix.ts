import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that identify the network; its owner chooses the others at will. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address as numbers, from any of its forms, such as `::ffff:203.0.113.7`. */
function readGroups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [start = [], end = []] = hex.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address in an IPv6 address that maps one (RFC 4291, 2.5.5.2). */
function readMapped(groups: number[]): string | undefined {
  if (groups[5] !== 0xffff || groups.slice(0, 5).some(Boolean)) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The rate limit key of an address: an IPv4 address, or the /64 network of an IPv6 address, as assigned to one household. */
export function networkPrefix(address: string): string {
  // Some proxies write `203.0.113.7:5678` and `[2001:db8::1]:5678`: with the port each connection would be a client.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const plain = bare.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return bare;
  const groups = readGroups(plain);
  const mapped = readMapped(groups);
  if (mapped) return mapped;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
