import type { Readable } from 'node:stream';

/** Stores files under keys such as `resumes/0b9c….pdf`: a folder, or an S3-compatible store. */
export interface FileStore {
  /** Stores the file at `path` under a key, completely or not at all. */
  put(key: string, path: string): Promise<void>;
  /** The content of a file; undefined when it does not exist. */
  read(key: string): Promise<Readable | undefined>;
  /** Removes a file; does nothing when it does not exist. */
  remove(key: string): Promise<void>;
  /** Keys of all files of a kind, in no order; the list may be too long for memory. */
  list(kind: string): AsyncIterable<string>;
  /** When a file was last written; undefined when it does not exist. */
  changedAt(key: string): Promise<Date | undefined>;
}
