/** TTL key-value store: small JSON values with an expiry, shared by all instances. Its methods throw {CallError} unavailable. */
export interface TtlStore {
  /** Stores a JSON value with a TTL in milliseconds; replaces the value of the key. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** The value of a key; undefined when there is none or it has expired. */
  get(key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}
