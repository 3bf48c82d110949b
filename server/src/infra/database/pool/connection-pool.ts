import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { withTimeout } from '../../../lib/async/with-timeout.ts';
import type { ObservedStatement } from '../../performance/slow-statements.ts';
import { columnTypes } from './column-types.ts';
import { findDatabaseTime } from './database-time.ts';
import { measurePool, poolWait } from './pool-metrics.ts';

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

/** Added to the statement timeout: after it the connection counts as lost, as PostgreSQL itself would have replied. */
const REPLY_MARGIN_MS = 2_000;
/**
 * What a statement is given less than its request has left, so that PostgreSQL cancels it before the connection counts
 * as lost.
 */
const CANCEL_MARGIN_MS = 500;
/** How long the reply to the end of a transaction is waited for, also when its request has no time left. */
const END_MARGIN_MS = 500;
/** Shorter statement timeouts are multiples of this, so that few statements change it. */
const TIMEOUT_STEP_MS = 250;
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

/** A typed text that is looked for with LIKE. Prepared, its index would not be used: the plan would be for any pattern. */
const PATTERN = /like \$\d/i;

/** The names under which the statements of a pool are prepared. */
interface StatementNames {
  /** Undefined when there are too many, or when the statement has a pattern. */
  of(text: string): string | undefined;
  /** Gives a statement another name, so that every connection prepares it again. */
  renew(text: string, name: string): void;
}

function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known || names.size >= MAX_PREPARED || PATTERN.test(text)) return known;
      const name = `s${names.size}`;
      names.set(text, name);
      return name;
    },
    renew(text, name) {
      // Another connection may have renewed it.
      if (names.get(text) === name) names.set(text, `${name}n`);
    },
  };
}

/** Whether a migration added a column to what a prepared statement returns: PostgreSQL then refuses to run it again. */
const isResultChanged = (error: unknown): boolean => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === '0A000' && message.includes('cached plan must not change result type');
};

/** Milliseconds that the current request may still wait for the database; undefined outside requests and without a limit. */
function leftOfRequest(perRequestMs: number | undefined): number | undefined {
  const time = perRequestMs === undefined ? undefined : findDatabaseTime();
  return time && perRequestMs !== undefined ? Math.max(0, perRequestMs - time.usedMs()) : undefined;
}

/** Counts work as database time of the current request, if there is one. */
const countTime = <T>(work: Promise<T>): Promise<T> => findDatabaseTime()?.count(work) ?? work;

/**
 * Statements that end a transaction are never refused: what they leave behind would be worse than the wait. Without a reply the
 * connection is closed, and PostgreSQL rolls back what it has not committed.
 */
const endsTransaction = (text: string): boolean => text === 'commit' || text === 'rollback';

const startsTransaction = (text: string): boolean => text.startsWith('begin') || text.startsWith('start transaction');

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
  names: StatementNames,
  { statementTimeoutMs, perRequestMs, observe }: PoolSettings,
): PostgresPoolClient {
  const timeouts = createTimeoutTracker();
  let isSilent = false;
  let isInTransaction = false;
  /** The statement timeout of the session; undefined when a rollback may have changed it back. */
  let sessionTimeoutMs: number | undefined = statementTimeoutMs;

  async function send(query: pg.QueryConfig, replyTimeoutMs: number): Promise<pg.QueryResult> {
    if (isSilent) throw new ConnectionError('no reply to an earlier statement');
    const reply = client.query(query);
    if (timeouts.isDisabled()) return await reply;
    return await withTimeout(reply, replyTimeoutMs, () => {
      isSilent = true;
      reply.catch(() => undefined);
      throw new ConnectionError('no reply to a statement');
    });
  }

  /** Sets the statement timeout of the session if it differs: that of a request that has little time left is shorter. */
  async function setTimeoutOfSession(wantedMs: number, replyTimeoutMs: number): Promise<void> {
    if (sessionTimeoutMs === wantedMs) return;
    sessionTimeoutMs = undefined;
    await send({ text: `set statement_timeout = ${wantedMs}` }, replyTimeoutMs);
    sessionTimeoutMs = wantedMs;
  }

  /** Sends a statement with what its request has left of its time. */
  async function sendInTime(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const longestReplyMs = statementTimeoutMs + REPLY_MARGIN_MS;
    if (perRequestMs === undefined || timeouts.isDisabled()) return await send(query, longestReplyMs);
    const leftMs = leftOfRequest(perRequestMs) ?? Number.POSITIVE_INFINITY;
    if (endsTransaction(query.text))
      return await countTime(send(query, Math.min(Math.max(leftMs, END_MARGIN_MS), longestReplyMs)));
    const steps = Math.floor((leftMs - CANCEL_MARGIN_MS) / TIMEOUT_STEP_MS);
    if (steps < 1) throw new ConnectionError('the request has waited too long for the database');
    const replyTimeoutMs = Math.min(leftMs, longestReplyMs);
    return await countTime(
      (async () => {
        const since = performance.now();
        await setTimeoutOfSession(Math.min(statementTimeoutMs, steps * TIMEOUT_STEP_MS), replyTimeoutMs);
        return await send(query, Math.max(0, replyTimeoutMs - (performance.now() - since)));
      })(),
    );
  }

  /** Sends a statement, prepared if it has parameters; again if a migration changed its result since it was prepared. */
  async function sendPrepared(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? names.of(text) : undefined;
    try {
      return await sendInTime({ text, values: [...values], ...(name ? { name } : {}) });
    } catch (error) {
      if (!name || !isResultChanged(error)) throw error;
      names.renew(text, name);
      // The error has ended a transaction; all of it would have to be repeated.
      if (isInTransaction) throw error;
      return await sendPrepared(text, values);
    }
  }

  async function run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const startedAt = performance.now();
    try {
      return await sendPrepared(text, values);
    } catch (error) {
      throw withCode(error);
    } finally {
      observe?.({ text, parameters: values.length, ms: performance.now() - startedAt });
      timeouts.note(text);
      isInTransaction = !endsTransaction(text) && (isInTransaction || startsTransaction(text));
      if (text === 'rollback' && sessionTimeoutMs !== statementTimeoutMs) sessionTimeoutMs = undefined;
      if (text === 'reset statement_timeout') sessionTimeoutMs = statementTimeoutMs;
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    // Kysely sends cursors only when its dialect is given a cursor class.
    if (typeof statement !== 'string') throw new Error('cursors are not supported');
    return run(statement, values);
  }

  return { query, release: (isDiscarded) => client.release(isDiscarded || isSilent) };
}

/**
 * Opens a connection pool for Kysely. A lost connection fails the statements sent on it and is replaced; nothing waits
 * longer than the settings allow.
 * @param url `postgres://…`
 * @param connections maximum size
 */
export function openPool(url: string, connections: number, settings: PoolSettings): PostgresPool {
  const { name, waitMs, statementTimeoutMs, perRequestMs } = settings;
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
  // A connection that is lost while it is in use reports that in the result of its statement. PostgreSQL may end it with the
  // message after the one that opens it, which is read before anybody has the connection: the listener is added here.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });

  const stopMeasuring = measurePool(pool, name);

  const names = createStatementNames();
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const wrapped = wrappers.get(client) ?? wrapClient(client, names, settings);
    wrappers.set(client, wrapped);
    return wrapped;
  };
  /** Waits for a connection no longer than the current request may; one that comes too late goes back to the pool. */
  async function takeClient(): Promise<pg.PoolClient> {
    const leftMs = leftOfRequest(perRequestMs);
    const measured = poolWait.startTimer({ pool: name });
    const taken = pool.connect().finally(measured);
    if (leftMs === undefined) return await taken;
    return await countTime(
      withTimeout(taken, leftMs, () => {
        taken.then(
          (client) => client.release(),
          () => undefined,
        );
        throw new ConnectionError('no connection in the time of the request');
      }),
    );
  }

  return {
    options: pool.options,
    async connect() {
      try {
        return wrap(await takeClient());
      } catch (error) {
        throw withCode(error);
      }
    },
    async end() {
      stopMeasuring();
      await withTimeout(pool.end(), CLOSE_TIMEOUT_MS, () => undefined);
    },
  };
}
