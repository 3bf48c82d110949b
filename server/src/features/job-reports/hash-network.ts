import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { AppContext } from '../../app-context.ts';
import { networkPrefix } from '../../infra/http/rate-limit/network-prefix.ts';

/** A /56 network of IPv6, or the first three numbers of IPv4: one customer of a provider has that many addresses. */
function networkBlock(address: string): string {
  const prefix = networkPrefix(address);
  if (isIPv4(prefix)) return prefix.split('.').slice(0, 3).join('.');
  const groups = prefix.replace('::/64', '').split(':');
  return [...groups.slice(0, 3), groups[3]?.padStart(4, '0').slice(0, 2)].join(':');
}

/** The keyed hash of the network of an address: the first three numbers of IPv4, the /56 network of IPv6. */
export const hashNetwork = ({ secrets }: Pick<AppContext, 'secrets'>, address: string): Buffer =>
  createHmac('sha256', secrets.fixedKeyFor('networks of reports')).update(networkBlock(address)).digest();
