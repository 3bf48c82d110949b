import type { Readable } from 'node:stream';

/** A place that keeps files under keys such as `resumes/0b9c….pdf`. */
export interface FileStore {
  /** Stores the file at a path under a key, whole or not at all. */
  put(key: string, path: string): Promise<void>;
  /** The bytes of a file; nothing when there is none. */
  read(key: string): Promise<Readable | undefined>;
  /** Removes a file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Keys of all files of a kind. */
  list(kind: string): Promise<string[]>;
  /** When a file was last written; nothing when there is none. */
  changedAt(key: string): Promise<Date | undefined>;
}
