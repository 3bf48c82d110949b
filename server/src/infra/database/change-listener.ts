import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { withTimeout } from '../../lib/async/with-timeout.ts';

/** The channel that triggers notify when a transaction that changed rows commits (migration 0020). */
const CHANNEL = 'aarambh_changes';
const RECONNECT_DELAY_MS = 500;
const CONNECT_TIMEOUT_MS = 3_000;
const CLOSE_TIMEOUT_MS = 1_000;

export interface ChangeHandlers {
  /** Topics that a committed transaction of any process has changed: `vacancies`, `vacancy:7`, `vacancy:*`, `plans` … */
  onChange(topics: string[]): void;
  /** Whether changes are received from now on. While they are not, data that was read before may be stale. */
  onListening(isListening: boolean): void;
}

/**
 * Change listener: receives changed topics through LISTEN on its own connection, and reconnects when the connection
 * is lost. Uses node-postgres, whose client reports the end of its connection.
 * @returns stops listening
 */
export async function listenForChanges(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { onChange, onListening }: ChangeHandlers,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current: pg.Client | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'aarambh-changes',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    // The client emits 'end' after every error of an open connection.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => onChange(payload.split(' ')));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    client.once('end', () => {
      if (stopping.signal.aborted) return;
      onListening(false);
      log.warn('LISTEN connection lost; page cache disabled');
      void connectWithRetry();
    });
    onListening(true);
  }

  async function connectWithRetry(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await connect();
      } catch (error) {
        log.warn({ code: (error as { code?: string }).code }, 'LISTEN connection failed; page cache disabled');
        await wait(RECONNECT_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  await connectWithRetry();
  return async () => {
    stopping.abort();
    if (current) await withTimeout(current.end(), CLOSE_TIMEOUT_MS, () => undefined);
  };
}
