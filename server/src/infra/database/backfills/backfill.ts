import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

/**
 * Rewrites the rows of a table in small transactions after an upgrade (decision 44). Until it is complete, all code works
 * with rows that are not rewritten yet; rows that are written meanwhile, also by instances of the last release, need a
 * default or a trigger, as the cursor may have passed them.
 */
export interface Backfill {
  /** Stored with its progress; never reused. */
  name: string;
  table: keyof Schema;
  /** A unique positive integer, in whose order the rows are rewritten. */
  key: string;
  batchSize: number;
  /** Rewrites the rows whose key is above `after` and at most `to`. A row that is rewritten already stays as it is. */
  rewrite(tx: Db, range: { after: number; to: number }): Promise<void>;
}
