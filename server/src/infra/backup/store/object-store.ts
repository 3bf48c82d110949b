/** The place of backups: a folder or a bucket. */
export interface ObjectStore {
  /** Stores an object, completely or not at all. */
  write(key: string, content: Buffer): Promise<void>;
  read(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Keys of all objects below a prefix without a slash at its end, in no order; a list may be too long for memory. */
  list(prefix: string): AsyncIterable<string>;
}
