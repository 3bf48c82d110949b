import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sign } from '../../infra/signed-value.ts';
import { hashToken } from '../../lib/hash-token.ts';
import { updateWalkInToken, type WalkInRow } from './walk-ins.queries.ts';

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

/**
 * Stored link data of a new invitation: 128 random bits, and the hash by which the token is found; the token also needs
 * the installation's key.
 */
export function createToken({ secrets }: Pick<AppContext, 'secrets'>): Pick<WalkInRow, 'token_nonce' | 'token_hash'> {
  const nonce = randomBytes(NONCE_BYTES);
  return { token_nonce: nonce, token_hash: hashToken(deriveToken(secrets.keyFor(PURPOSE), nonce)) };
}

/** Links of an invitation: confirm, request another time, view. Undefined when the secret of their time was revoked. */
export function findLinks(
  { secrets, config }: Pick<AppContext, 'secrets' | 'config'>,
  { token_nonce: nonce, token_hash: hash }: Pick<WalkInRow, 'token_nonce' | 'token_hash'>,
): WalkInLinks | undefined {
  const tokens = secrets.keysFor(PURPOSE).map((key) => deriveToken(key, nonce));
  const token = tokens.find((each) => hashToken(each).equals(hash));
  if (!token) return undefined;
  const page = (name: string) => `${config.publicUrl}/walkins/${name}/${token}`;
  return { attendingLink: page('attending'), rescheduleLink: page('reschedule'), statusLink: page('status') };
}

/**
 * Links of an invitation, the same after a rotation of the secret, and new ones after a revocation.
 * @param walkIn created or locked in the transaction
 */
export async function ensureLinks(
  context: Pick<AppContext, 'secrets' | 'config'>,
  tx: Db,
  walkIn: WalkInRow,
): Promise<WalkInLinks> {
  const links = findLinks(context, walkIn);
  if (links) return links;
  const token = createToken(context);
  await updateWalkInToken(tx, walkIn.id, token);
  return findLinks(context, token) as WalkInLinks;
}
