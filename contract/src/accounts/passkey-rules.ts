/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 10;

/**
 * The domain that the passkeys of a portal belong to (the relying party of WebAuthn). Browsers offer passkeys on https,
 * and on localhost for trying out; never for an IP address, such as 127.0.0.1.
 * @returns undefined where no browser would create one
 */
export function passkeyDomainOf(publicUrl: string): string | undefined {
  if (!URL.canParse(publicUrl)) return undefined;
  const { hostname, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
  return !isAddress && (protocol === 'https:' || isLocal) ? hostname : undefined;
}
