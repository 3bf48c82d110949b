import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** How long closing waits for statements under way. */
const CLOSE_WITHIN_SECONDS = 3;

/**
 * Opens a pool of connections.
 * @param url `postgres://…`
 * @param connections the most connections at a time
 */
export function connect(url: string, connections = 10): Db {
  const pool = postgres(url, {
    max: connections,
    connect_timeout: 3,
    // Seconds between tries to connect. Left alone they grow to 20, and every request waits as long for its 503, and
    // people as long for a database that is back.
    backoff: () => 0.01,
    idle_timeout: 60,
    onnotice: () => undefined,
    connection: { application_name: 'aarambh', statement_timeout: 30_000, TimeZone: 'UTC' },
    // PostgreSQL's bigint is read as a JavaScript number: every amount and count here stays far below 2^53.
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
    },
  });
  // A transaction that lost its ground never gives its connection back, and closing would wait for it for ever.
  const end = pool.end.bind(pool);
  pool.end = () => end({ timeout: CLOSE_WITHIN_SECONDS });
  return new Kysely<Schema>({ dialect: new PostgresJSDialect({ postgres: pool }) });
}

/** Whether an error says that the database cannot be reached just now (as opposed to refusing what was asked). */
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
