import { createECDH } from 'node:crypto';
import type { Secrets } from '../../infra/secrets.ts';

/** The key pair by which push services know this portal (VAPID, RFC 8292), base64url: a point and a scalar of P-256. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derives the VAPID keys from fixed keys of the installation: they stay the same on every start, in all instances and after a
 * rotation, as browsers subscribe for one key. About one key in 2^32 is not a valid scalar; then the next is tried.
 */
export function deriveVapidKeys(secrets: Pick<Secrets, 'fixedKeyFor'>): VapidKeys {
  const keys = (['web push 1', 'web push 2', 'web push 3'] as const).map((purpose) => secrets.fixedKeyFor(purpose));
  for (const key of keys) {
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(key);
    } catch {
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
  throw new Error('no fixed key is a scalar of P-256');
}
