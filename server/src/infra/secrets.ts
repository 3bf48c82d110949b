import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, SettingError } from '../config.ts';
import type { Db } from './database/connect.ts';

/** Signing keys of this installation, one per purpose. */
export interface Secrets {
  /** 32 bytes derived for this purpose only; the same on every start and in all instances on one database. */
  keyFor(purpose: string): Buffer;
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'aarambh', purpose, 32));

/** The secret file in DATA_DIR, where earlier releases stored it. */
async function readSecretFile(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/** Reads the secret of the database; the first instance creates it. */
async function findOrCreateSecret(
  db: Db,
  dataDir: string,
): Promise<{ secret: string; storedFingerprint: string | null }> {
  const secret = (await readSecretFile(dataDir)) ?? randomBytes(32).toString('base64url');
  await db
    .insertInto('installation')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db
    .selectFrom('installation')
    .select(['secret', 'given_mark as storedFingerprint'])
    .executeTakeFirstOrThrow();
}

/**
 * Opens the secret of this installation: APP_SECRET, or one that is created on the first start and stored in the
 * database. The database stores a fingerprint of APP_SECRET, which detects instances with a missing or different one.
 * @throws {SettingError} when other instances on this database use APP_SECRET and it is missing here
 */
export async function openSecrets(
  { appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>,
  db: Db,
  log: FastifyBaseLogger,
): Promise<Secrets> {
  const { secret, storedFingerprint } = await findOrCreateSecret(db, dataDir);
  if (!appSecret) {
    if (storedFingerprint)
      throw new SettingError('Other instances on this database use APP_SECRET: set it to the same value here.');
    return { keyFor: (purpose) => keyOf(secret, purpose) };
  }
  const fingerprint = keyOf(appSecret, 'mark of the secret').toString('base64url');
  if (storedFingerprint !== fingerprint) {
    if (storedFingerprint)
      log.warn('APP_SECRET has changed: links and codes sent so far are invalid; all instances need the same value');
    await db.updateTable('installation').set({ given_mark: fingerprint }).execute();
  }
  return { keyFor: (purpose) => keyOf(appSecret, purpose) };
}
