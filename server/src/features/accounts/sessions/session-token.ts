import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token of 256 random bits, for a session or a mailed link; it carries no information. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
