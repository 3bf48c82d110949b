import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that identify the network; its owner chooses the others at will. */
const NETWORK_GROUPS = 4;

/** The rate limit key of an address: an IPv4 address, or the /64 network of an IPv6 address, as assigned to one household. */
export function networkPrefix(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  const [start = '', end] = plain.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const missing = end === undefined ? 0 : 8 - groups(start).length - groups(end).length;
  const all = [...groups(start), ...Array<string>(missing).fill('0'), ...groups(end ?? '')];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
