import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** SQLSTATE disk_full: PostgreSQL could not extend a file. */
const DISK_FULL = '53100';
/** One segment of the write-ahead log, which PostgreSQL creates as a whole, and some room for uploads. */
const MIN_FREE_BYTES = 32 * 2 ** 20;

/** Whether a statement failed because the disk of the database is full. */
export const isDatabaseDiskFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DISK_FULL;

/** Whether the database can extend a file. Writes 64 kB to a temporary table and rolls back. */
export async function canExtendDatabase(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`create temporary table disk_probe (content text) on commit drop`.execute(tx);
      await sql`insert into disk_probe select repeat(md5(n::text), 100) from generate_series(1, 20) n`.execute(tx);
    });
    return true;
  } catch (error) {
    if (isDatabaseDiskFull(error)) return false;
    throw error;
  }
}

/** Size of the file system of a folder, and what this user may still write, in bytes; undefined when it reports no size. */
export async function readDiskSpace(folder: string): Promise<{ sizeBytes: number; freeBytes: number } | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  // Some file systems, such as those of object stores, report no size.
  if (!found || found.blocks === 0) return undefined;
  return { sizeBytes: found.blocks * found.bsize, freeBytes: found.bavail * found.bsize };
}

/** Whether the file system of a folder has room for further writes. */
export async function hasFreeSpace(folder: string, minBytes: number = MIN_FREE_BYTES): Promise<boolean> {
  const space = await readDiskSpace(folder);
  return !space || space.freeBytes >= minBytes;
}
