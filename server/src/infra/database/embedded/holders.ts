import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../../lib/clock.ts';
import { createClaim, describeClaimant, readClaimState } from './claim.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** A process that uses the server sets the time of its file this often. */
const HEARTBEAT_MS = 5_000;
/** A file without heartbeat for this many milliseconds was left behind. */
const STALE_MS = 30_000;
const POLL_MS = 500;

/** Folder with one file per process that uses the server in `home`, named by its process id. */
const holdersOf = (home: string): string => join(home, 'holders');

/** Registers this process as a user of the server and renews its file from then on; returns the name of the holder. */
export async function addHolder(home: string): Promise<string> {
  const holder = String(process.pid);
  const file = join(holdersOf(home), holder);
  await mkdir(holdersOf(home), { recursive: true });
  await writeFile(file, await createClaim(home));
  const heartbeat = setInterval(() => {
    const now = systemClock.now();
    // The file is removed when the process no longer uses the server.
    utimes(file, now, now).catch(() => clearInterval(heartbeat));
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return holder;
}

export const removeHolder = (home: string, holder: string): Promise<void> =>
  rm(join(holdersOf(home), holder), { force: true });

async function isStale(file: string): Promise<boolean> {
  const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? { mtimeMs: 0 };
  return systemClock.now().getTime() - mtimeMs >= STALE_MS;
}

/** The holders of other containers and boots, with the time of their last heartbeat. */
async function listForeignHolders(home: string): Promise<{ claim: string; renewedAt: number }[]> {
  const found: { claim: string; renewedAt: number }[] = [];
  for (const holder of await readdir(holdersOf(home)).catch(() => [])) {
    const file = join(holdersOf(home), holder);
    const claim = await readFile(file, 'utf8').catch(() => '');
    const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? {};
    if (mtimeMs !== undefined && claim !== '' && (await readClaimState(claim, home)) === 'foreign')
      found.push({ claim, renewedAt: mtimeMs });
  }
  return found;
}

/**
 * Waits until no process of another container uses the folder. Its server cannot be seen from here, and a second one on the
 * same files would corrupt them.
 * @param staleMs milliseconds without heartbeat after which a process has ended
 * @throws {EmbeddedServerError} naming the process when it renews its file meanwhile
 */
export async function waitForForeignHolders(home: string, staleMs: number = STALE_MS): Promise<void> {
  const since = performance.now();
  const before = new Map((await listForeignHolders(home)).map(({ claim, renewedAt }) => [claim, renewedAt]));
  for (;;) {
    const holders = await listForeignHolders(home);
    const active = holders.find(({ claim, renewedAt }) => renewedAt !== before.get(claim));
    if (active)
      throw new EmbeddedServerError(
        `${describeClaimant(active.claim)} uses the database in ${home}: end that process and start again.`,
      );
    const youngest = Math.max(...holders.map(({ renewedAt }) => renewedAt), 0);
    if (systemClock.now().getTime() - youngest >= staleMs) return;
    // The clock may have been set back: then the age of a file says nothing, but that it was not renewed meanwhile.
    if (performance.now() - since >= staleMs) return;
    await wait(POLL_MS);
  }
}

/**
 * Removes the holders whose process has ended, and those of another boot or container without a heartbeat: their process id
 * says nothing here, and the server of this container is not theirs.
 * @returns whether no process of this container uses the server
 */
export async function removeUnusedHolders(home: string): Promise<boolean> {
  let isUnused = true;
  for (const holder of await readdir(holdersOf(home))) {
    // Files of earlier releases are empty; their name is the process id.
    const claim = (await readFile(join(holdersOf(home), holder), 'utf8').catch(() => '')) || holder;
    const state = await readClaimState(claim, home);
    if (state === 'running' || state === 'unverified') isUnused = false;
    else if (state !== 'foreign' || (await isStale(join(holdersOf(home), holder)))) await removeHolder(home, holder);
  }
  return isUnused;
}
