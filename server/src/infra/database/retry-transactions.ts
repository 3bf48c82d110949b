import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './connect.ts';
import { isTransactionConflict } from './locks/lock-conflict.ts';

/** PostgreSQL finds a deadlock after a second: more attempts would exceed the time limit of a request. */
const MAX_ATTEMPTS = 3;
const MAX_PAUSE_MS = 100;

type Builder = ReturnType<Db['transaction']>;

const withRetry = (builder: Builder): object => ({
  setIsolationLevel: (level: Parameters<Builder['setIsolationLevel']>[0]) =>
    withRetry(builder.setIsolationLevel(level)),
  setAccessMode: (mode: Parameters<Builder['setAccessMode']>[0]) => withRetry(builder.setAccessMode(mode)),
  async execute<T>(work: (transaction: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await builder.execute(work);
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isTransactionConflict(error)) throw error;
        // Transactions that met at the same rows must not meet again.
        await wait(Math.random() * MAX_PAUSE_MS);
      }
    }
  },
});

/**
 * The database with transactions that run again, up to three times in total, when PostgreSQL rolled them back for a deadlock
 * or a serialization failure. For work that changes nothing but the database. A transaction stays as it is: only the
 * outermost one can run again.
 */
export const retryTransactions = (db: Db): Db =>
  db.isTransaction
    ? db
    : new Proxy(db, {
        get(target, name) {
          if (name === 'transaction') return () => withRetry(target.transaction());
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
