import { hasFreeSpace } from '../../database/disk-space.ts';
import { BackupError } from '../backup-error.ts';

/** Left free by a restore: a running portal may use the same disk. */
const RESERVE_BYTES = 256 * 2 ** 20;

/** @throws {BackupError} when the disk of a folder has no room for N bytes and a reserve */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  const needed = bytes + RESERVE_BYTES;
  if (!(await hasFreeSpace(folder, needed)))
    throw new BackupError(`The disk of ${folder} has no room: the restore needs ${Math.ceil(needed / 2 ** 20)} MB.`);
}
