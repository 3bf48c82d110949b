import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { sign } from '../../infra/signed-value.ts';
import { hashToken } from '../../lib/hash-token.ts';

const NONCE_BYTES = 16;

export interface WalkInLinks {
  attendingLink: string;
  rescheduleLink: string;
  /** Shows the invitation without side effects. */
  statusLink: string;
}

const PURPOSE = 'walk-in links';

/** Deterministic token, so that later mails carry the same link; it cannot be derived from the database alone. */
const deriveToken = (key: Buffer, nonce: Buffer): string => sign(key, nonce);

/** Stored link data of a new invitation: 128 random bits, and the hash by which the token is found; the token also needs the installation's key. */
export function createToken({ secrets }: Pick<AppContext, 'secrets'>): { nonce: Buffer; hash: Buffer } {
  const nonce = randomBytes(NONCE_BYTES);
  return { nonce, hash: hashToken(deriveToken(secrets.keyFor(PURPOSE), nonce)) };
}

/** Links of an invitation: confirm, request another time, view. The same after a rotation of the secret. */
export function buildLinks(
  { secrets, config }: Pick<AppContext, 'secrets' | 'config'>,
  { token_nonce: nonce, token_hash: hash }: { token_nonce: Buffer; token_hash: Buffer },
): WalkInLinks {
  const tokens = secrets.keysFor(PURPOSE).map((key) => deriveToken(key, nonce));
  const token = tokens.find((each) => hashToken(each).equals(hash)) ?? '';
  const page = (name: string) => `${config.publicUrl}/walkins/${name}/${token}`;
  return { attendingLink: page('attending'), rescheduleLink: page('reschedule'), statusLink: page('status') };
}
