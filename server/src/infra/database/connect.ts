import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** How long closing waits for running statements. */
const CLOSE_TIMEOUT_SECONDS = 3;

/**
 * Opens a connection pool with a statement timeout of 30 s.
 * @param url `postgres://…`
 * @param connections maximum size of the pool
 */
export function connect(url: string, connections = 10): Db {
  const pool = postgres(url, {
    max: connections,
    connect_timeout: 3,
    // Seconds between connection attempts. The default grows to 20, which would delay both the 503 of a request and the
    // recovery after the database is back.
    backoff: () => 0.01,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: { application_name: 'aarambh', statement_timeout: 30_000, TimeZone: 'UTC' },
    // Read bigint as a JavaScript number: all amounts and counts stay far below 2^53.
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
    },
  });
  // A transaction that was interrupted may never release its connection, and closing would wait for ever.
  const end = pool.end.bind(pool);
  pool.end = () => end({ timeout: CLOSE_TIMEOUT_SECONDS });
  return new Kysely<Schema>({ dialect: new PostgresJSDialect({ postgres: pool }) });
}

/** Whether an error means that the database is unreachable, as opposed to a failed statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    typeof code === 'string' &&
    [
      'ECONNREFUSED',
      'ECONNRESET',
      'CONNECTION_CLOSED',
      'CONNECTION_ENDED',
      'CONNECTION_DESTROYED',
      'CONNECT_TIMEOUT',
      '57P01',
      '57P02',
      '57P03',
      '53300',
    ].includes(code)
  );
}
