import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, SettingError } from '../config.ts';
import type { Db } from './database/connect.ts';

/** Keys for signing what leaves the process and comes back, one a purpose. */
export interface Secrets {
  /** 32 bytes that belong to this purpose only; the same on every start, in all instances on one database. */
  keyFor(purpose: string): Buffer;
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'aarambh', purpose, 32));

/** Where installations of an earlier release have their secret. */
async function readFormerSecret(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, 'secret'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/** The secret in the database: whoever comes first has made it, the others read it. */
async function keepSecret(db: Db, dataDir: string): Promise<{ secret: string; givenMark: string | null }> {
  const secret = (await readFormerSecret(dataDir)) ?? randomBytes(32).toString('base64url');
  await db
    .insertInto('installation')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db.selectFrom('installation').select(['secret', 'given_mark as givenMark']).executeTakeFirstOrThrow();
}

/**
 * Opens the secret of this installation: APP_SECRET, or one made on the first start and kept in the database. Of a given
 * one the database keeps a mark, by which an instance that was given none, or another, is found out.
 * @throws {SettingError} when this database is used with an APP_SECRET and none is given here
 */
export async function openSecrets(
  { appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>,
  db: Db,
  log: FastifyBaseLogger,
): Promise<Secrets> {
  const { secret, givenMark } = await keepSecret(db, dataDir);
  if (!appSecret) {
    if (givenMark)
      throw new SettingError('This database is used with an APP_SECRET: set it to the same value here as elsewhere.');
    return { keyFor: (purpose) => keyOf(secret, purpose) };
  }
  const mark = keyOf(appSecret, 'mark of the secret').toString('base64url');
  if (givenMark !== mark) {
    if (givenMark)
      log.warn('APP_SECRET is another than before: links and codes sent so far are void; give every instance the same');
    await db.updateTable('installation').set({ given_mark: mark }).execute();
  }
  return { keyFor: (purpose) => keyOf(appSecret, purpose) };
}
