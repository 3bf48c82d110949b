import { createHash } from 'node:crypto';

/**
 * The stored form of a token or key: read access to the database does not allow signing in or opening a link (security 11).
 * @returns the SHA-256 hash, 32 bytes
 */
export const hashToken = (text: string): Buffer => createHash('sha256').update(text).digest();
