import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';

const holderOf = async (lock: string): Promise<number> => Number(await readFile(lock, 'utf8').catch(() => ''));

/** Takes away a lock whose holder died. It is moved aside first: should somebody have taken it meanwhile, he gets it back. */
async function breakLock(lock: string, mine: string): Promise<void> {
  const aside = `${mine}.broken`;
  await rename(lock, aside).catch(() => undefined);
  const holder = await holderOf(aside);
  if (holder && isProcessAlive(holder)) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Runs `work` while no other process of this machine does the same on this folder; a lock whose holder died is broken.
 * The lock is a hard link to a file that already names its holder, so that it never stands there without a name; the
 * watchdog's shell takes the same lock (watch-over.ts).
 */
export async function underLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'lock');
  const mine = `${lock}.${randomUUID()}`;
  await writeFile(mine, String(process.pid));
  try {
    for (;;) {
      const taken = await link(mine, lock).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) break;
      const holder = await holderOf(lock);
      if (holder && !isProcessAlive(holder)) await breakLock(lock, mine);
      else await wait(50);
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}
