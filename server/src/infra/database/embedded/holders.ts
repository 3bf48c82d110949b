import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClaim, readClaimState } from './claim.ts';

/** Folder with one file per process that uses the server in `home`, named by its process id. */
const holdersOf = (home: string): string => join(home, 'holders');

/** Registers this process as a user of the server; returns the name of the holder. */
export async function addHolder(home: string): Promise<string> {
  const holder = String(process.pid);
  await mkdir(holdersOf(home), { recursive: true });
  await writeFile(join(holdersOf(home), holder), await createClaim(home));
  return holder;
}

export const removeHolder = (home: string, holder: string): Promise<void> =>
  rm(join(holdersOf(home), holder), { force: true });

/**
 * Removes the holders whose process has ended, or belongs to another boot or container: its process id says nothing here.
 * @returns whether no holder is left
 */
export async function removeUnusedHolders(home: string): Promise<boolean> {
  let isUnused = true;
  for (const holder of await readdir(holdersOf(home))) {
    // Files of earlier releases are empty; their name is the process id.
    const claim = (await readFile(join(holdersOf(home), holder), 'utf8').catch(() => '')) || holder;
    const state = await readClaimState(claim, home);
    if (state === 'running' || state === 'unverified') isUnused = false;
    else await removeHolder(home, holder);
  }
  return isUnused;
}
