import { hkdfSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, SettingError } from '../config.ts';
import type { Clock } from '../lib/clock.ts';
import type { Db } from './database/connect.ts';
import { type FixedPurpose, fixedPurposes, listFixedKeys, storeFixedKeys } from './secrets/fixed-keys.ts';
import { orderSecrets, type SigningSecret } from './secrets/order-secrets.ts';
import { ensureSecret, listSecrets, readFingerprint, storeFingerprint } from './secrets/signing-secrets.ts';

/** Keys of this installation, one per purpose and secret; 32 bytes, the same in all instances on one database. */
export interface Secrets {
  /** The key that signs and encrypts now. */
  keyFor(purpose: string): Buffer;
  /** The keys whose signatures are accepted: that of `keyFor` first, then those of secrets before and after a rotation. */
  keysFor(purpose: string): Buffer[];
  /** A key that no rotation changes, as its values are stored elsewhere. */
  fixedKeyFor(purpose: FixedPurpose): Buffer;
  /** Reads the secrets of the database again, after a rotation by another process. */
  reload(): Promise<void>;
}

type Settings = Pick<Config, 'appSecret' | 'acceptedAppSecrets' | 'dataDir'>;

const deriveKey = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'aarambh', purpose, 32));

const fingerprintOf = (secret: string) => deriveKey(secret, 'mark of the secret').toString('base64url');

/** The database stores a fingerprint of APP_SECRET, which detects instances with a missing or different one. */
async function checkAppSecret(db: Db, { appSecret, acceptedAppSecrets }: Settings, log: FastifyBaseLogger) {
  const stored = await readFingerprint(db);
  if (!appSecret) {
    if (stored)
      throw new SettingError('Other instances on this database use APP_SECRET: set it to the same value here.');
    return;
  }
  const fingerprint = fingerprintOf(appSecret);
  if (stored === fingerprint) return;
  if (stored && !acceptedAppSecrets.some((secret) => fingerprintOf(secret) === stored))
    log.warn('APP_SECRET has changed: links and codes sent so far are invalid; all instances need the same value');
  await storeFingerprint(db, fingerprint);
}

/**
 * Opens the secrets of this installation: APP_SECRET and APP_SECRETS_ACCEPTED, or those in the database, of which the first
 * is created on the first start.
 * @throws {SettingError} when other instances on this database use APP_SECRET and it is missing here
 */
export async function openSecrets(settings: Settings, db: Db, clock: Clock, log: FastifyBaseLogger): Promise<Secrets> {
  const { appSecret, acceptedAppSecrets, dataDir } = settings;
  await ensureSecret(db, dataDir);
  await checkAppSecret(db, settings, log);
  let stored: SigningSecret[] = [];
  let fixed = new Map<FixedPurpose, Buffer>();
  const secrets = (): string[] => (appSecret ? [appSecret, ...acceptedAppSecrets] : orderSecrets(stored, clock.now()));
  const keysFor = (purpose: string) => secrets().map((secret) => deriveKey(secret, purpose));
  const keyFor = (purpose: string) => deriveKey(secrets()[0] as string, purpose);
  async function reload(): Promise<void> {
    if (!appSecret) stored = await listSecrets(db);
    fixed = await listFixedKeys(db);
    const missing = fixedPurposes.filter((purpose) => !fixed.has(purpose));
    if (missing.length === 0) return;
    const keys = missing.map((purpose) => ({ purpose, key: keyFor(purpose) }));
    await storeFixedKeys(db, keys);
    fixed = await listFixedKeys(db);
  }
  await reload();
  return { keyFor, keysFor, fixedKeyFor: (purpose) => fixed.get(purpose) as Buffer, reload };
}
