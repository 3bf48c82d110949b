/**
 * The WebAuthn library, loaded on first use: its parsers of certificates are two hundred modules, 4 MB that a process keeps
 * though no passkey may ever be used.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** Its functions for the binary formats. */
export const loadWebAuthnFormats = () => import('@simplewebauthn/server/helpers');
