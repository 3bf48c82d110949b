import type { ColumnType, Generated } from 'kysely';

/** Nonce store: single-use values that have been used (solved captchas, passes, sign-in nonces). */
interface UsedNonces {
  purpose: string;
  key: string;
  expires_at: Date;
}

/** Rate limit counters. */
interface LimitCounters {
  name: string;
  /** SHA-256 of the limited subject; the address or account itself is not stored. */
  key: Buffer;
  window_ends_at: Date;
  used: number;
}

/** Secret shared by all instances on this database; one row. */
interface Installation {
  is_only: Generated<boolean>;
  /** Secret for signing links and codes when APP_SECRET is not set. */
  secret: string;
  /** Fingerprint of APP_SECRET, which detects a different one. */
  given_mark: ColumnType<string | null, string | null | undefined, string | null>;
  /** When this database was restored from a backup: messages and payments are on hold until an operator releases them (restore hold). */
  held_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Secrets without APP_SECRET: the newest that has begun signs, the others are accepted. */
interface SigningSecrets {
  id: Generated<number>;
  secret: string;
  signs_from: Date;
  accepted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Keys that a rotation of the secret does not change. */
interface FixedKeys {
  purpose: string;
  key: Buffer;
}

/** TTL key-value store, used without Redis; values are serialised by Keyv. */
interface KeyValues {
  key: string;
  value: string;
  expires_at: Date;
}

/** Tables of the installation: secrets, TTL key-value store, nonces, rate limits. */
export interface InstallationTables {
  used_once: UsedNonces;
  limit_counters: LimitCounters;
  installation: Installation;
  signing_secrets: SigningSecrets;
  fixed_keys: FixedKeys;
  key_values: KeyValues;
}
