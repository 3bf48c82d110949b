import type { Dir } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Entries that are read from the disk at a time. */
const BUFFER_SIZE = 1_000;

async function openUnlessMissing(folder: string): Promise<Dir | undefined> {
  try {
    return await opendir(folder, { bufferSize: BUFFER_SIZE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Lists the files below a folder of a store, in no order, while it reads the folder: it may hold a million.
 * @param prefix the folder, relative to `root`; nothing is listed when it does not exist
 * @returns keys relative to `root`, with slashes
 */
export async function* listFolder(root: string, prefix: string): AsyncGenerator<string> {
  for await (const entry of (await openUnlessMissing(join(root, prefix))) ?? []) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFolder(root, key);
    else if (entry.isFile()) yield key;
  }
}
