import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { withTimeout } from '../../../lib/async/with-timeout.ts';
import { ConnectionError, withCode } from './connection-error.ts';
import { countTime, remainingRequestMs } from './database-time.ts';
import type { PoolSettings } from './pool-settings.ts';
import type { StatementNames } from './statement-names.ts';

/** Added to the statement timeout: after it the connection is considered lost, because PostgreSQL would have replied by then. */
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

/** Whether a migration added a column to what a prepared statement returns: PostgreSQL then refuses to run it again. */
const isResultChanged = (error: unknown): boolean => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === '0A000' && message.includes('cached plan must not change result type');
};

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
export function wrapClient(
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
    const leftMs = remainingRequestMs(perRequestMs) ?? Number.POSITIVE_INFINITY;
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
