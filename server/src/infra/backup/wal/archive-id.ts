import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readSystemId } from './wal-header.ts';

const archiveSchema = z.object({ id: z.string(), systemId: z.string(), keyId: z.string(), inode: z.string() });

/** The series of WAL segments that a database writes. */
export type Archive = z.infer<typeof archiveSchema>;

const pathOf = (home: string): string => join(home, 'archive-id');

const readInode = async (path: string): Promise<string> => (await stat(path, { bigint: true })).ino.toString();

/** The series that was begun here; undefined for none, for one of the first release, and in a copy of a data folder. */
export async function findArchive(home: string): Promise<Archive | undefined> {
  const path = pathOf(home);
  try {
    const archive = archiveSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    // A copy has files of its own: two databases never write to one series.
    return archive.inode === (await readInode(path)) ? archive : undefined;
  } catch {
    return undefined;
  }
}

/** Id of the series of the first release, whose file has nothing else. */
async function findFormerId(home: string): Promise<string | undefined> {
  const text = await readFile(pathOf(home), 'utf8').catch(() => '');
  return z.uuid().safeParse(text.trim()).data;
}

/**
 * The series of segments that this database writes, also one of the first release. It begins a new one on first use,
 * with another BACKUP_KEY, after a restore and in a copy of its folder: segments never mix with those of the database
 * that it is a copy of, and one key opens all of a series.
 */
export async function openArchive(home: string, keyId: string): Promise<Archive> {
  const systemId = await readSystemId(home);
  const found = await findArchive(home);
  if (found?.systemId === systemId && found.keyId === keyId) return found;
  // A new series would leave a gap until its first base is complete.
  const id = (await findFormerId(home)) ?? `${systemId}-${randomUUID()}`;
  const unfinished = `${pathOf(home)}.${process.pid}`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, '', { mode: 0o600 });
  const inode = await readInode(unfinished);
  await writeFile(unfinished, JSON.stringify({ id, systemId, keyId, inode }));
  await rename(unfinished, pathOf(home));
  // Another process may have begun one at the same time.
  return (await findArchive(home)) ?? (await openArchive(home, keyId));
}
