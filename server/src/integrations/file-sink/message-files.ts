import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
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
 * File sink: writes a message into a folder atomically, replacing an earlier attempt. Stands in for a mail server or SMS
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

/** File names of the messages in a folder, oldest first; empty when the folder does not exist. */
export async function listMessageFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

/** Removes the messages queued before a time. */
export async function removeOldMessageFiles(folder: string, before: Date): Promise<void> {
  for (const name of await listMessageFiles(folder)) {
    if (name < stamp(before)) await rm(join(folder, name), { force: true });
  }
}
