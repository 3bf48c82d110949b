import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from './pool/connection-pool.ts';
import type { PoolSettings } from './pool/pool-settings.ts';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** Limits for work that no user waits for. */
const BACKGROUND: PoolSettings = { name: 'background', waitMs: 30_000, statementTimeoutMs: 30_000 };

/**
 * Limits for the requests of users: by default two seconds for a connection, eight for a statement, and nine for everything
 * that a request waits for. With half a second for the end of a transaction, and as much for sending it and reading the reply,
 * none takes longer than ten.
 */
export const limitsForRequests = (waitMs: number): PoolSettings & { perRequestMs: number } => ({
  name: 'requests',
  waitMs,
  statementTimeoutMs: 4 * waitMs,
  perRequestMs: 4.5 * waitMs,
});

/**
 * Opens a connection pool.
 * @param url `postgres://…`
 * @param connections maximum size of the pool
 * @param settings the default is those of work that no user waits for
 */
export const connect = (url: string, connections = 10, settings: Partial<PoolSettings> = {}): Db =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPool(url, connections, { ...BACKGROUND, ...settings }) }),
  });

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECTION_LOST',
  '57P01',
  '57P02',
  '57P03',
  '53300',
];

/** Whether an error means that the database is unreachable or all its connections are busy, not that a statement failed. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && UNREACHABLE.includes(code);
}

/** Whether PostgreSQL cancelled a statement after the statement timeout, for example because it waited for a lock. */
export const isStatementTimeout = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014';
