import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../../lib/clock.ts';
import { createClaim, describeClaimant, readClaimState } from './claim.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';

const POLL_MS = 50;
/** The holder sets the time of the lock file this often. */
const HEARTBEAT_MS = 2_000;
/** A lock without heartbeat for this many milliseconds is stale, or its holder is suspended. */
export const STALE_MS = 30_000;

/** Creates the lock as a hard link to `own`; returns false when it is held. */
const tryLock = (own: string, lock: string): Promise<boolean> =>
  link(own, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Content and version (file and heartbeat) of the lock; undefined when it is free. */
async function readLock(lock: string): Promise<{ claim: string; version: string } | undefined> {
  try {
    const { ino, mtimeMs } = await stat(lock);
    return { claim: await readFile(lock, 'utf8'), version: `${ino} ${mtimeMs}` };
  } catch {
    return undefined;
  }
}

/** Removes a stale lock. It is moved aside first, and restored if another process has acquired it meanwhile. */
async function breakLock(lock: string, own: string, stale: string): Promise<void> {
  const aside = `${own}.broken`;
  await rename(lock, aside).catch(() => undefined);
  if ((await readLock(aside))?.claim !== stale) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Waits for the lock and breaks a stale one. */
async function acquire(folder: string, own: string, lock: string, staleMs: number): Promise<void> {
  let version: string | undefined;
  let seenSince = 0;
  while (!(await tryLock(own, lock))) {
    const held = await readLock(lock);
    if (!held) continue;
    if (held.version !== version) {
      version = held.version;
      seenSince = performance.now();
    }
    const isStale = performance.now() - seenSince >= staleMs;
    const state = await readClaimState(held.claim, folder);
    if (isStale && state === 'running')
      throw new EmbeddedServerError(
        `${describeClaimant(held.claim)} holds the lock ${lock} and does not respond: end that process and start again.`,
      );
    if (isStale || state === 'ended') await breakLock(lock, own, held.claim);
    else await wait(POLL_MS);
  }
}

/** Frees the lock, unless this process was suspended and another one has broken it. */
async function release(own: string, lock: string): Promise<void> {
  const [mine, current] = await Promise.all([own, lock].map((path) => stat(path).catch(() => undefined)));
  if (mine && current && mine.ino === current.ino) await rm(lock, { force: true });
}

/**
 * File lock: runs `work` while no other process holds the lock of the folder. The lock is a hard link to a file that
 * contains the claim of the holder, so that it never exists without one, and whose time the holder renews. A lock is
 * broken at once when its holder has ended, and after 30 s without heartbeat when nothing shows that its holder runs: it
 * is empty, or was left behind by another boot or container.
 * @param staleMs milliseconds without heartbeat after which a lock is stale
 * @throws {EmbeddedServerError} naming the holder, when that runs and has not renewed the lock for 30 s
 */
export async function withFileLock<T>(folder: string, work: () => Promise<T>, staleMs: number = STALE_MS): Promise<T> {
  const lock = join(folder, 'lock');
  const own = `${lock}.${randomUUID()}`;
  await writeFile(own, await createClaim(folder));
  try {
    await acquire(folder, own, lock, staleMs);
    const heartbeat = setInterval(() => {
      const now = systemClock.now();
      utimes(own, now, now).catch(() => undefined);
    }, HEARTBEAT_MS);
    heartbeat.unref();
    try {
      return await work();
    } finally {
      clearInterval(heartbeat);
      await release(own, lock);
    }
  } finally {
    await rm(own, { force: true });
  }
}
