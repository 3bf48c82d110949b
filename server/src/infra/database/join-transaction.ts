import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** What a rule calls on `db.transaction()`. */
const withinSavepoint = (transaction: Db) => {
  const builder = {
    setIsolationLevel: () => builder,
    setAccessMode: () => builder,
    async execute<T>(change: (transaction: Db) => Promise<T>): Promise<T> {
      await sql`savepoint joined`.execute(transaction);
      try {
        const result = await change(joinTransaction(transaction));
        await sql`release savepoint joined`.execute(transaction);
        return result;
      } catch (error) {
        await sql`rollback to savepoint joined`.execute(transaction);
        await sql`release savepoint joined`.execute(transaction);
        throw error;
      }
    },
  };
  return builder;
};

/**
 * A transaction in the place of the database: what a rule does in a transaction of its own becomes a part of this one, as a
 * savepoint. So the rules that members' calls use can run in one transaction with the audit row of a staff action.
 */
export const joinTransaction = (transaction: Db): Db =>
  new Proxy(transaction, {
    get(target, name) {
      if (name === 'transaction') return () => withinSavepoint(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
