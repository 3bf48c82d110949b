import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What of a message its file name is made from: the same message always has the same name. */
export interface FileNamed {
  id: number;
  key: string;
  queuedAt: Date;
}

const stamp = (moment: Date) => moment.toISOString().replace(/[-:.]/g, '');

/** Names sort by time, then by the order of queueing. The key is hashed: it may carry the hash of a secret. */
const nameOf = ({ id, key, queuedAt }: FileNamed) =>
  `${stamp(queuedAt)}-${String(id).padStart(9, '0')}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

/** Writes a message into a folder, in place of an earlier try of the same one; never half a file. Answers its name. */
export async function writeOutboxFile(
  folder: string,
  message: FileNamed,
  extension: string,
  content: Buffer | string,
): Promise<string> {
  const name = `${nameOf(message)}.${extension}`;
  const temporary = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return name;
}

/** Names of the messages in a folder, oldest first; none when there is no folder yet. */
export async function listOutboxFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Removes the messages of a folder that were queued before a moment. */
export async function removeOldOutboxFiles(folder: string, before: Date): Promise<void> {
  for (const name of await listOutboxFiles(folder)) {
    if (name < stamp(before)) await rm(join(folder, name), { force: true });
  }
}
