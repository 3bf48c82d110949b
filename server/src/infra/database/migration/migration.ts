import type { Kysely } from 'kysely';

/** Called with the number of rows done, of how many. */
export type ReportProgress = (done: number, of: number) => void;

/** A step of the schema. It may run more than once: an attempt that did not get its locks is rolled back and repeated. */
export interface Migration {
  /** @param report for migrations that take long */
  up(db: Kysely<unknown>, report?: ReportProgress): Promise<void>;
  /**
   * False for statements that cannot run in a transaction, such as `create index concurrently`. Each of them must be
   * repeatable, as a process that is killed leaves some of them done.
   */
  isTransactional?: boolean;
}
