import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { hashToken } from '../../lib/hash-token.ts';

const NONCE_BYTES = 16;

export interface WalkInLinks {
  attendingLink: string;
  rescheduleLink: string;
  /** Shows the invitation without side effects. */
  statusLink: string;
}

/** Deterministic token, so that later mails carry the same link; it cannot be derived from the database alone. */
const deriveToken = ({ secrets }: Pick<AppContext, 'secrets'>, nonce: Buffer): string =>
  createHmac('sha256', secrets.keyFor('walk-in links')).update(nonce).digest('base64url');

/** Stored link data of a new invitation: 128 random bits, and the hash by which the token is found; the token also needs the installation's key. */
export function createToken(context: Pick<AppContext, 'secrets'>): { nonce: Buffer; hash: Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  return { nonce, hash: hashToken(deriveToken(context, nonce)) };
}

/** Links of an invitation: confirm, request another time, view. */
export function buildLinks(context: Pick<AppContext, 'secrets' | 'config'>, nonce: Buffer): WalkInLinks {
  const token = deriveToken(context, nonce);
  const page = (name: string) => `${context.config.publicUrl}/walkins/${name}/${token}`;
  return { attendingLink: page('attending'), rescheduleLink: page('reschedule'), statusLink: page('status') };
}
