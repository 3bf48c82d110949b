import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';

const POLL_MS = 50;

const readHolder = async (lock: string): Promise<number> => Number(await readFile(lock, 'utf8').catch(() => ''));

/** Creates the lock as a hard link to `own`; returns false when it is held. */
const tryLock = (own: string, lock: string): Promise<boolean> =>
  link(own, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Removes a stale lock. It is moved aside first, and restored if another process has acquired it meanwhile. */
async function breakLock(lock: string, own: string): Promise<void> {
  const aside = `${own}.broken`;
  await rename(lock, aside).catch(() => undefined);
  const holder = await readHolder(aside);
  if (holder && isProcessAlive(holder)) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * File lock: runs `work` while no other process of this machine holds the lock of the folder. A stale lock, whose holder
 * is dead, is broken. The lock is a hard link to a file that already contains the holder's process id, so that it never
 * exists without one. The watchdog's shell script takes the same lock (watchdog.ts).
 */
export async function withFileLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'lock');
  const own = `${lock}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    while (!(await tryLock(own, lock))) {
      const holder = await readHolder(lock);
      if (holder && !isProcessAlive(holder)) await breakLock(lock, own);
      else await wait(POLL_MS);
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}
