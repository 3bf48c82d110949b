import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { withTimeout } from '../../../lib/async/with-timeout.ts';
import { columnTypes } from './column-types.ts';
import { ConnectionError, withCode } from './connection-error.ts';
import { countTime, remainingRequestMs } from './database-time.ts';
import { measurePool, poolWait } from './pool-metrics.ts';
import type { PoolSettings } from './pool-settings.ts';
import { wrapClient } from './pooled-connection.ts';
import { createStatementNames } from './statement-names.ts';

const IDLE_TIMEOUT_MS = 60_000;
/** How long closing waits for running statements. */
const CLOSE_TIMEOUT_MS = 3_000;

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
    const leftMs = remainingRequestMs(perRequestMs);
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
