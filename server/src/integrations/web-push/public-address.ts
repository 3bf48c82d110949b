import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not of the public internet (IANA special-purpose registries), and those that may hold such addresses. */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, prefix, 'ipv4');

/** Global unicast; everything else of IPv6 is special. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const tunnelled = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  tunnelled.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is of the public internet. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !tunnelled.check(address, 'ipv6');
}

/**
 * Whether an address that a user or a feed gives may be one of a public server: https on its usual port, by a host name with a dot. What the
 * name resolves to is checked when a connection is made (`lookupPublic`).
 */
export function isPublicHttpsAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/.test(hostname);
  const isLocal = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/.test(
    hostname,
  );
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName && !isLocal;
}

class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/**
 * Name resolution for connections to addresses that users give (SSRF): fails when a name resolves to anything but public
 * addresses. The connection uses the address that was checked, so a later answer of the name server changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    if (error) return done(error, '', 0);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicIp(address)))
      return done(new PrivateAddressError('the address is not public'), '', 0);
    if (options.all) return done(null, addresses);
    const [{ address, family } = { address: '', family: 0 }] = addresses;
    return done(null, address, family);
  });
};
