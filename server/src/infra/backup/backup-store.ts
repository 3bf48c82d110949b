import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../integrations/s3/s3-settings.ts';
import { BackupError } from './backup-error.ts';
import { openBackupFolder } from './backup-folder.ts';
import type { BackupSettings } from './backup-settings.ts';
import type { ObjectStore } from './object-store.ts';
import { openObject, sealObject } from './seal-object.ts';

/**
 * Objects of backups, compressed and, with BACKUP_KEY, encrypted: `bases/{id}/…`, `wal/{archive}/…`, `files/…` for private
 * files, `gone/…` for those that the portal has deleted, `verified/{id}` for bases that were restored successfully.
 */
export interface BackupStore {
  put(key: string, content: Buffer): Promise<void>;
  /** @throws {BackupError} when the object is missing, damaged or encrypted with another key */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
}

async function openBucket(settings: S3Settings): Promise<ObjectStore> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'aarambh-backup-'));
  process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));
  // Imported only when needed: the S3 client takes memory.
  const store = (await import('../../integrations/s3/s3-store.ts')).openS3Store(settings, temporaryFolder);
  /** Members are told that the store is busy; here its own error is wanted. */
  const orFail = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw new BackupError((error.cause as Error | undefined)?.message ?? error.message);
    });
  return {
    async write(key, content) {
      const path = join(temporaryFolder, randomUUID());
      await writeFile(path, content, { mode: 0o600 });
      await orFail(store.put(key, path)).finally(() => rm(path, { force: true }));
    },
    async read(key) {
      const stream = await orFail(store.read(key));
      return stream && (await buffer(stream));
    },
    remove: (key) => orFail(store.remove(key)),
    list: (prefix) => orFail(store.list(prefix)),
  };
}

/** Opens the place of backups of the settings. */
export async function openBackupStore({ place, key: secret }: BackupSettings): Promise<BackupStore> {
  const objects = 'folder' in place ? openBackupFolder(place.folder) : await openBucket(place.s3);
  return {
    put: async (key, content) => await objects.write(key, await sealObject(key, content, secret)),
    async get(key) {
      const sealed = await objects.read(key);
      if (!sealed) throw new BackupError(`The backup is incomplete: ${key} is missing.`);
      return await openObject(key, sealed, secret);
    },
    remove: objects.remove,
    list: objects.list,
  };
}
