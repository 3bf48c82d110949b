import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

interface Router {
  /** The replica while it is usable. */
  findReplica(): Db | undefined;
  /** Called with an error of the replica; returns whether the read may succeed on the primary. */
  shouldRetryOnPrimary(error: unknown): boolean;
}

/** Reads from the replica while it is usable, otherwise or after a failure from the primary. */
async function readFromEither<T>(primary: Db, router: Router, read: (db: Db) => Promise<T>): Promise<T> {
  const replica = router.findReplica();
  if (!replica) return await read(primary);
  try {
    return await read(replica);
  } catch (error) {
    if (!router.shouldRetryOnPrimary(error)) throw error;
    return await read(primary);
  }
}

/** A connection that routes each statement on its own, and the statements of a transaction together. */
class RoutedConnection implements DatabaseConnection {
  #transaction: ControlledTransaction<Schema> | undefined;
  /** Statements of the open transaction so far; as they only read, they can be repeated on the primary. */
  #statements: CompiledQuery[] = [];
  readonly #primary: Db;
  readonly #router: Router;
  readonly #open = (db: Db): Promise<ControlledTransaction<Schema>> =>
    db.startTransaction().setAccessMode('read only').execute();

  constructor(primary: Db, router: Router) {
    this.#primary = primary;
    this.#router = router;
  }

  async begin(): Promise<void> {
    this.#statements = [];
    this.#transaction = await readFromEither(this.#primary, this.#router, this.#open);
  }

  async end(): Promise<void> {
    const ended = this.#transaction;
    this.#transaction = undefined;
    // A read-only transaction has nothing to lose when its commit fails.
    await ended
      ?.commit()
      .execute()
      .catch(() => undefined);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = this.#transaction;
    if (!transaction)
      return await readFromEither(this.#primary, this.#router, (db) => db.executeQuery(query as CompiledQuery<R>));
    this.#statements.push(query);
    try {
      return await transaction.executeQuery(query as CompiledQuery<R>);
    } catch (error) {
      if (!this.#router.shouldRetryOnPrimary(error)) throw error;
    }
    await this.end();
    this.#transaction = await this.#open(this.#primary);
    for (const earlier of this.#statements.slice(0, -1)) await this.#transaction.executeQuery(earlier);
    return await this.#transaction.executeQuery(query as CompiledQuery<R>);
  }

  // biome-ignore lint/correctness/useYield: streaming is not supported
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Reads on the replica cannot be streamed: use the primary.');
  }
}

/**
 * Read routing: a database that sends each statement to the replica, or to the primary when the replica is not usable or
 * fails. Transactions on it are read-only.
 */
export function routeReads(primary: Db, router: Router): Db {
  const doNothing = async (): Promise<void> => undefined;
  const driver: Driver = {
    init: doNothing,
    acquireConnection: async () => new RoutedConnection(primary, router),
    releaseConnection: doNothing,
    beginTransaction: (connection: DatabaseConnection, _settings: TransactionSettings) =>
      (connection as RoutedConnection).begin(),
    commitTransaction: (connection: DatabaseConnection) => (connection as RoutedConnection).end(),
    rollbackTransaction: (connection: DatabaseConnection) => (connection as RoutedConnection).end(),
    destroy: doNothing,
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
