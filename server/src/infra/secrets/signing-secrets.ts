import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/connect.ts';
import type { SigningSecret } from './order-secrets.ts';

/** A new secret, 256 random bits. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** The secret file in DATA_DIR, where earlier releases stored it. */
async function readSecretFile(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/** Creates the first secret of a database, once however many instances start together. */
export async function ensureSecret(db: Db, dataDir: string): Promise<void> {
  const known = await db.selectFrom('signing_secrets').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await db
    .insertInto('installation')
    .values({ secret: (await readSecretFile(dataDir)) ?? createSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('signing_secrets')
    .columns(['secret', 'signs_from'])
    .expression((eb) =>
      eb.selectFrom('installation').select((row) => ['secret', row.val(new Date(0)).as('signs_from')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listSecrets = (db: Db): Promise<SigningSecret[]> =>
  db
    .selectFrom('signing_secrets')
    .select(['secret', 'signs_from as signsFrom', 'accepted_until as acceptedUntil'])
    .execute();

/** The fingerprint of APP_SECRET, if instances on this database use one. */
export async function readFingerprint(db: Db): Promise<string | null> {
  const row = await db.selectFrom('installation').select('given_mark').executeTakeFirstOrThrow();
  return row.given_mark;
}

export async function storeFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db.updateTable('installation').set({ given_mark: fingerprint }).execute();
}
