import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';

const NONCE_BYTES = 16;

export interface WalkInLinks {
  attendingLink: string;
  rescheduleLink: string;
  /** Shows the invitation and changes nothing. */
  statusLink: string;
}

/** The same token each time, so that a later mail carries the link of the first; the database alone does not tell it. */
const tokenOf = ({ secrets }: Pick<AppContext, 'secrets'>, nonce: Buffer): string =>
  createHmac('sha256', secrets.keyFor('walk-in links')).update(nonce).digest('base64url');

/** What the token of a link is found by. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What is stored for the links of a new invitation; 128 random bits that only this installation makes a token of. */
export function makeToken(context: Pick<AppContext, 'secrets'>): { nonce: Buffer; hash: Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  return { nonce, hash: hashToken(tokenOf(context, nonce)) };
}

/** The links of an invitation: to say that one comes, to ask for another time, and only to look. */
export function linksOf(context: Pick<AppContext, 'secrets' | 'config'>, nonce: Buffer): WalkInLinks {
  const token = tokenOf(context, nonce);
  const page = (name: string) => `${context.config.publicUrl}/walkins/${name}/${token}`;
  return { attendingLink: page('attending'), rescheduleLink: page('reschedule'), statusLink: page('status') };
}
