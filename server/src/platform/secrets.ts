import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Keys for signing what leaves the process and comes back, one a purpose. */
export interface Secrets {
  /** 32 bytes that belong to this purpose only; the same on every start. */
  keyFor(purpose: string): Buffer;
}

async function readSecret(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Two processes may start at once: whoever links first has made the secret, the other reads it. */
async function makeSecret(file: string): Promise<void> {
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await link(mine, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(mine);
}

/** Opens the secret of this installation: APP_SECRET, or one made on the first start and kept in DATA_DIR/secret. */
export async function openSecrets({ appSecret, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>): Promise<Secrets> {
  let secret = appSecret;
  if (!secret) {
    const file = join(dataDir, 'secret');
    await mkdir(dataDir, { recursive: true });
    if ((await readSecret(file)) === undefined) await makeSecret(file);
    secret = (await readSecret(file))?.trim() ?? '';
  }
  const master = secret;
  return { keyFor: (purpose) => Buffer.from(hkdfSync('sha256', master, 'aarambh', purpose, 32)) };
}
