import { isIP } from 'node:net';
import { CallError } from '../../../lib/call-error.ts';

/** The relying party of WebAuthn: the domain that passkeys belong to, and the origin of its pages. */
export interface PasskeySite {
  rpID: string;
  origin: string;
}

export const PASSKEYS_NOT_OFFERED =
  'Passkeys are not offered here: they need a domain name and https. Please use another way to log in.';

/**
 * The relying party of a portal. Browsers offer passkeys on https, and on localhost for trying out; never for an IP
 * address, such as 127.0.0.1.
 * @returns undefined where no browser would create one
 */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) || !(protocol === 'https:' || isLocal)) return undefined;
  return { rpID: hostname, origin };
}

/** @throws {CallError} conflict where passkeys are not available */
export function requirePasskeySite(publicUrl: string): PasskeySite {
  const site = passkeySiteOf(publicUrl);
  if (!site) throw new CallError('conflict', PASSKEYS_NOT_OFFERED);
  return site;
}
