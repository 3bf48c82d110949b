import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { columnTypes } from './column-types.ts';

/** How long the users of a pool wait, in milliseconds. */
export interface PoolLimits {
  /** For a connection: for a new one, or for one in use by others. */
  waitMs: number;
  /** For the result of a statement, after which PostgreSQL cancels it. */
  statementTimeoutMs: number;
}

/** Added to the statement timeout: after it the connection counts as lost, as PostgreSQL itself would have replied. */
const REPLY_MARGIN_MS = 2_000;
const IDLE_TIMEOUT_MS = 60_000;
/** How long closing waits for running statements. */
const CLOSE_TIMEOUT_MS = 3_000;
/** Statements with parameters are prepared once per connection, up to this number of different texts. */
const MAX_PREPARED = 1_000;

/** A connection was lost, or none was available in time. */
class ConnectionError extends Error {
  readonly code = 'CONNECTION_LOST';
}

/** Errors of PostgreSQL and of the network have a code; those of the driver about its connection only a message. */
const withCode = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) ? new ConnectionError(error.message, { cause: error }) : error;

/** Returns the name under which a statement is prepared; undefined when there are too many. */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Follows the statements that disable the statement timeout: then the reply may take any time. */
function createTimeoutTracker() {
  let isDisabledInSession = false;
  let isDisabledInTransaction = false;
  return {
    isDisabled: () => isDisabledInSession || isDisabledInTransaction,
    note(text: string) {
      if (text === 'set statement_timeout = 0') isDisabledInSession = true;
      else if (text === 'reset statement_timeout') isDisabledInSession = false;
      else if (text === 'set local statement_timeout = 0') isDisabledInTransaction = true;
      else if (text === 'commit' || text === 'rollback') isDisabledInTransaction = false;
    },
  };
}

/** A connection as Kysely uses it: prepares statements, and is closed on release when a reply did not come in time. */
function wrapClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  replyTimeoutMs: number,
): PostgresPoolClient {
  // A connection that is lost while it is in use reports that in the result of its statement.
  client.on('error', () => undefined);
  const timeouts = createTimeoutTracker();
  let isSilent = false;

  async function send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    if (isSilent) throw new ConnectionError('no reply to an earlier statement');
    const reply = client.query(query);
    if (timeouts.isDisabled()) return await reply;
    return await withTimeout(reply, replyTimeoutMs, () => {
      isSilent = true;
      reply.catch(() => undefined);
      throw new ConnectionError('no reply to a statement');
    });
  }

  const wrapped = {
    async query(text: string, values: readonly unknown[]) {
      const name = values.length > 0 ? nameOf(text) : undefined;
      try {
        return await send({ text, values: [...values], ...(name ? { name } : {}) });
      } catch (error) {
        throw withCode(error);
      } finally {
        timeouts.note(text);
      }
    },
    release: (isDiscarded?: boolean) => client.release(isDiscarded || isSilent),
  };
  return wrapped as unknown as PostgresPoolClient;
}

/**
 * Opens a connection pool for Kysely. A lost connection fails the statements sent on it and is replaced; nothing waits
 * longer than the limits.
 * @param url `postgres://…`
 * @param connections maximum size
 */
export function openPool(url: string, connections: number, { waitMs, statementTimeoutMs }: PoolLimits): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    application_name: 'aarambh',
    options: '-c TimeZone=UTC',
    keepAlive: true,
    types: columnTypes,
  });
  // An idle connection was lost: the pool has removed it.
  pool.on('error', () => undefined);

  const nameOf = createStatementNames();
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const wrapped = wrappers.get(client) ?? wrapClient(client, nameOf, statementTimeoutMs + REPLY_MARGIN_MS);
    wrappers.set(client, wrapped);
    return wrapped;
  };
  return {
    options: pool.options,
    async connect() {
      try {
        return wrap(await pool.connect());
      } catch (error) {
        throw withCode(error);
      }
    },
    async end() {
      await withTimeout(pool.end(), CLOSE_TIMEOUT_MS, () => undefined);
    },
  } as PostgresPool;
}
