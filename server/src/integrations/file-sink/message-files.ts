import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the file name of a message is derived from: every attempt of a message has the same name. */
export interface NamedMessage {
  id: number;
  key: string;
  queuedAt: Date;
}

const stamp = (moment: Date) => moment.toISOString().replace(/[-:.]/g, '');

/** Names sort by time, then by id. The key is hashed because it may contain the hash of a secret. */
const nameOf = ({ id, key, queuedAt }: NamedMessage) =>
  `${stamp(queuedAt)}-${String(id).padStart(9, '0')}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

/**
 * File sink: writes a message into a folder atomically, replacing an earlier attempt. Stands in for a mail server or a
 * provider when none is configured.
 * @returns the file name
 */
export async function writeMessageFile(
  folder: string,
  message: NamedMessage,
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

/** Names of all files in a folder; empty when it does not exist. */
const listFiles = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

const isTemporary = (name: string) => name.startsWith('.');

/** File names of the messages in a folder, oldest first; empty when the folder does not exist. */
export const listMessageFiles = async (folder: string): Promise<string[]> =>
  (await listFiles(folder)).filter((name) => !isTemporary(name)).sort();

/** The id of the message that a file holds; NaN if the name is not one of `writeMessageFile`. */
const messageIdOf = (name: string): number => Number(name.split('-')[1]);

/**
 * Removes the files of messages that no longer exist, of which `findExisting` returns those that do. Retention and erasure
 * delete the rows, and the files follow.
 */
export async function removeOrphanedMessageFiles(
  folder: string,
  findExisting: (ids: number[]) => Promise<number[]>,
): Promise<void> {
  const names = await listMessageFiles(folder);
  const existing = new Set(await findExisting(names.map(messageIdOf).filter(Number.isSafeInteger)));
  for (const name of names) {
    if (!existing.has(messageIdOf(name))) await rm(join(folder, name), { force: true });
  }
}

/** Removes temporary files last written before a time, which killed processes left behind. */
export async function removeTemporaryMessageFiles(folder: string, before: Date): Promise<void> {
  for (const name of (await listFiles(folder)).filter(isTemporary)) {
    const path = join(folder, name);
    // Another process may remove or rename it at the same time.
    const changedAt = await stat(path).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
    if (changedAt && changedAt < before) await rm(path, { force: true });
  }
}
