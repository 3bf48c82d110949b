import type { S3Settings } from '../../../integrations/s3/s3-settings.ts';
import { BackupError, UnreadableObjectError } from '../backup-error.ts';
import type { BackupSettings } from '../backup-settings.ts';
import { openBackupFolder } from './backup-folder.ts';
import type { ObjectStore } from './object-store.ts';
import { keyIdOf, openObject, sealObject } from './seal-object.ts';

/**
 * Objects of backups, compressed and, with BACKUP_KEY, encrypted: `bases/{id}/…`, `wal/{archive}/…`, `files/…` for private
 * files, `gone/…` for those that the portal has deleted, `verified/{id}` for bases that were restored successfully,
 * `erased/…` for accounts whose data was erased, `file-keys/{id}` for keys under which all private files are stored.
 */
export interface BackupStore {
  /** Id of the key that new objects are encrypted with. */
  keyId: string;
  put(key: string, content: Buffer): Promise<void>;
  /** @throws {UnreadableObjectError} when the object is missing, damaged or encrypted with another key */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<string>;
}

async function openBucket(settings: S3Settings): Promise<ObjectStore> {
  // Imported only when needed: the S3 client takes memory.
  const objects = (await import('../../../integrations/s3/s3-objects.ts')).openS3Objects(settings);
  const fail = ({ name, message }: Error): never => {
    throw new BackupError(`The bucket of the backups failed: ${name}: ${message}`);
  };
  const orFail = <T>(work: Promise<T>): Promise<T> => work.catch(fail);
  return {
    write: (key, content) => orFail(objects.write(key, content)),
    read: (key) => orFail(objects.read(key)),
    remove: (key) => orFail(objects.remove(key)),
    async *list(prefix) {
      const keys = objects.list(prefix);
      // Not `yield*` in a try: an error of the reader is not one of the bucket.
      for (let next = await orFail(keys.next()); !next.done; next = await orFail(keys.next())) yield next.value;
    },
  };
}

/** Opens the place of backups of the settings. */
export async function openBackupStore({ place, key: secret, previousKeys = [] }: BackupSettings): Promise<BackupStore> {
  const objects = 'folder' in place ? openBackupFolder(place.folder) : await openBucket(place.s3);
  const secrets = [...(secret === undefined ? [] : [secret]), ...previousKeys];
  return {
    keyId: keyIdOf(secret),
    put: async (key, content) => await objects.write(key, await sealObject(key, content, secret)),
    async get(key) {
      const sealed = await objects.read(key);
      if (!sealed) throw new UnreadableObjectError(`The backup is incomplete: ${key} is missing.`);
      return await openObject(key, sealed, secrets);
    },
    remove: objects.remove,
    list: objects.list,
  };
}
