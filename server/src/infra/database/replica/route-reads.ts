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

/** Where reads can go beside the primary. */
interface Way {
  /** The replica while it is of use. */
  find(): Db | undefined;
  /**
   * Told of what the replica refused or failed to answer.
   * @returns whether the primary may know better
   */
  failed(error: unknown): boolean;
}

/** Asks the replica while it is of use, and the primary when it is not, or has failed. */
async function askEither<T>(primary: Db, way: Way, ask: (db: Db) => Promise<T>): Promise<T> {
  const replica = way.find();
  if (!replica) return await ask(primary);
  try {
    return await ask(replica);
  } catch (error) {
    if (!way.failed(error)) throw error;
    return await ask(primary);
  }
}

/** Statements one after another, each where it can be answered; between `begin` and `end` all in one place. */
class EitherConnection implements DatabaseConnection {
  #transaction: ControlledTransaction<Schema> | undefined;
  /** What the transaction under way was asked so far: it can be asked again elsewhere, being only reads. */
  #asked: CompiledQuery[] = [];
  readonly #primary: Db;
  readonly #way: Way;
  readonly #open = (db: Db): Promise<ControlledTransaction<Schema>> =>
    db.startTransaction().setAccessMode('read only').execute();

  constructor(primary: Db, way: Way) {
    this.#primary = primary;
    this.#way = way;
  }

  async begin(): Promise<void> {
    this.#asked = [];
    this.#transaction = await askEither(this.#primary, this.#way, this.#open);
  }

  async end(): Promise<void> {
    const ended = this.#transaction;
    this.#transaction = undefined;
    // Nothing was changed, so that nothing is lost when it cannot be told.
    await ended
      ?.commit()
      .execute()
      .catch(() => undefined);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = this.#transaction;
    if (!transaction)
      return await askEither(this.#primary, this.#way, (db) => db.executeQuery(query as CompiledQuery<R>));
    this.#asked.push(query);
    try {
      return await transaction.executeQuery(query as CompiledQuery<R>);
    } catch (error) {
      if (!this.#way.failed(error)) throw error;
    }
    await this.end();
    this.#transaction = await this.#open(this.#primary);
    for (const earlier of this.#asked.slice(0, -1)) await this.#transaction.executeQuery(earlier);
    return await this.#transaction.executeQuery(query as CompiledQuery<R>);
  }

  // biome-ignore lint/correctness/useYield: no read is streamed
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Reads that may be a second old are not streamed: use the primary.');
  }
}

/**
 * A database that answers each statement from the replica, or from the primary when the replica is not of use.
 * Transactions on it only read.
 */
export function routeReads(primary: Db, way: Way): Db {
  const nothing = async (): Promise<void> => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => new EitherConnection(primary, way),
    releaseConnection: nothing,
    beginTransaction: (connection: DatabaseConnection, _settings: TransactionSettings) =>
      (connection as EitherConnection).begin(),
    commitTransaction: (connection: DatabaseConnection) => (connection as EitherConnection).end(),
    rollbackTransaction: (connection: DatabaseConnection) => (connection as EitherConnection).end(),
    destroy: nothing,
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
