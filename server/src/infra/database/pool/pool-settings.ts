import type { ObservedStatement } from '../../performance/slow-statements.ts';

/** How long the users of a pool wait, in milliseconds, and who is notified. */
export interface PoolSettings {
  /** In the metrics. */
  name: string;
  /** Is called after each statement. */
  observe?: ((statement: ObservedStatement) => void) | undefined;
  /** For a connection: for a new one, or for one in use by others. */
  waitMs: number;
  /** For the result of a statement, after which PostgreSQL cancels it. */
  statementTimeoutMs: number;
  /**
   * For all connections and statements of one request together (database-time.ts), except for the end of a transaction;
   * without it there is no such limit.
   */
  perRequestMs?: number;
}
