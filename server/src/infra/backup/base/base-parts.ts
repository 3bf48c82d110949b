import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UnreadableObjectError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { type BaseManifest, partKey } from './base-manifest.ts';

/** Small enough that compressing and hashing one does not delay requests of the same process. */
const PART_BYTES = 4 * 2 ** 20;
/** Parts that are fetched ahead. */
const PREFETCHED = 4;

/** Called with the number of bytes that were done since the last call. */
type OnProgress = (bytes: number) => void;

/** Stores contents one after another, cut into parts. */
export function openPartWriter(store: BackupStore, id: string) {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let parts = 0;
  const flush = async () => {
    if (pendingBytes === 0) return;
    const content = Buffer.concat(pending);
    pending = [];
    pendingBytes = 0;
    await store.put(partKey(id, parts), content);
    parts += 1;
  };
  return {
    /** Adds a file as long as it is now; what PostgreSQL appends or changes meanwhile is in the WAL. */
    async addFile(path: string): Promise<{ bytes: number; sha256: string } | undefined> {
      const size = (await stat(path).catch(() => undefined))?.size;
      if (size === undefined) return undefined;
      const hash = createHash('sha256');
      let bytes = 0;
      if (size > 0)
        try {
          for await (const chunk of createReadStream(path, { end: size - 1, highWaterMark: 2 ** 20 })) {
            hash.update(chunk);
            pending.push(chunk);
            bytes += chunk.length;
            pendingBytes += chunk.length;
            if (pendingBytes >= PART_BYTES) await flush();
          }
        } catch (error) {
          // A table that was dropped meanwhile; the WAL drops it again.
          if (bytes > 0 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
          return undefined;
        }
      return { bytes, sha256: hash.digest('hex') };
    },
    /** Stores the rest; returns the number of parts. */
    async finish(): Promise<number> {
      await flush();
      return parts;
    },
  };
}

/** The contents of all parts in order; some parts are fetched ahead. */
async function* readParts(store: BackupStore, { id, parts }: BaseManifest): AsyncGenerator<Buffer> {
  const fetched: Promise<Buffer>[] = [];
  for (let next = 0, i = 0; i < parts; i += 1) {
    for (; next < parts && next <= i + PREFETCHED; next += 1) {
      const part = store.get(partKey(id, next));
      // The failure is thrown when its turn comes.
      part.catch(() => undefined);
      fetched.push(part);
    }
    yield (await fetched.shift()) as Buffer;
  }
}

/**
 * Writes the files of a base backup below a folder and checks each against its SHA-256.
 * @throws {UnreadableObjectError} when a file is not the one that was backed up
 */
export async function unpackBase(
  store: BackupStore,
  manifest: BaseManifest,
  folder: string,
  { onProgress, signal }: { onProgress: OnProgress; signal?: AbortSignal | undefined },
): Promise<void> {
  for (const path of manifest.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  const parts = readParts(store, manifest);
  let rest = Buffer.alloc(0);
  for (const { path, bytes, sha256 } of manifest.files) {
    signal?.throwIfAborted();
    const hash = createHash('sha256');
    const file = await open(join(folder, path), 'wx', 0o600);
    try {
      for (let missing = bytes; missing > 0; ) {
        if (rest.length === 0) {
          const { value, done } = await parts.next();
          if (done) throw new UnreadableObjectError(`The backup is incomplete: the content of ${path} is missing.`);
          rest = value as Buffer<ArrayBuffer>;
        }
        const chunk = rest.subarray(0, missing);
        rest = rest.subarray(chunk.length);
        hash.update(chunk);
        await file.write(chunk);
        missing -= chunk.length;
        onProgress(chunk.length);
      }
    } finally {
      await file.close();
    }
    if (hash.digest('hex') !== sha256)
      throw new UnreadableObjectError(`The backup is damaged: ${path} has another content.`);
  }
}
