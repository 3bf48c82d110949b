/** Small values that are kept for a while under a key, for all instances together. */
export interface TtlStore {
  /** Keeps a JSON value for so many milliseconds, in place of what the key had. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** The value of a key; nothing when it has none, or its time is over. */
  get(key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}
