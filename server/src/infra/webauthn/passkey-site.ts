import { passkeyDomainOf } from '@aarambh/contract';
import { CallError } from '../../lib/call-error.ts';

/** The relying party of WebAuthn: the domain that passkeys belong to, and the origin of its pages. */
export interface PasskeySite {
  rpID: string;
  origin: string;
}

export const PASSKEYS_NOT_OFFERED =
  'Passkeys are not offered here: they need a domain name and https. Please use another way to log in.';

/** The relying party of a portal; undefined where no browser offers passkeys. */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const rpID = passkeyDomainOf(publicUrl);
  return rpID === undefined ? undefined : { rpID, origin: new URL(publicUrl).origin };
}

/** @throws {CallError} conflict where passkeys are not available */
export function requirePasskeySite(publicUrl: string): PasskeySite {
  const site = passkeySiteOf(publicUrl);
  if (!site) throw new CallError('conflict', PASSKEYS_NOT_OFFERED);
  return site;
}
