import { createECDH } from 'node:crypto';
import type { Secrets } from '../../infra/secrets.ts';

/** The key pair by which push services know this portal (VAPID, RFC 8292), base64url: a point and a scalar of P-256. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derives the VAPID keys from the secret of the installation, which is made at the first start: they stay the same on every
 * start and in all instances, as browsers subscribe for one key. About one secret in 2^32 is no valid scalar; then the next
 * purpose is tried.
 */
export function deriveVapidKeys(secrets: Pick<Secrets, 'keyFor'>): VapidKeys {
  for (let attempt = 1; ; attempt++) {
    const curve = createECDH('prime256v1');
    const key = secrets.keyFor(`web push ${attempt}`);
    try {
      curve.setPrivateKey(key);
    } catch (error) {
      if (attempt < 3) continue;
      throw error;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}
