import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh session token of 256 random bits; nothing can be read from it. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: whoever reads the database cannot sign in with it (security 11). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
