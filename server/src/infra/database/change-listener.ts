import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import postgres from 'postgres';

/** What is told when rows are changed (migration 0020), by the transaction that commits. */
const CHANGES = 'aarambh_changes';
const TRY_AGAIN_MS = 500;

/** Who is told. */
export interface ChangeListener {
  /** `vacancies`, `vacancy:7`, `vacancy:*`, `plans` …: what a transaction has changed, of whatever process. */
  onChange(topics: string[]): void;
  /** Whether changes are heard from now on. While they are not, nothing that was read may be trusted for long. */
  onHearing(isHearing: boolean): void;
}

/**
 * Listens to what is changed in the database, on a connection of its own that is opened again when it is lost.
 * @returns a function that stops listening
 */
export async function listenForChanges(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { onChange, onHearing }: ChangeListener,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();

  const connection = postgres(databaseUrl, {
    max: 1,
    fetch_types: false,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 3,
    backoff: () => 0.01,
    onnotice: () => undefined,
    connection: { application_name: 'aarambh-changes' },
    onclose: () => {
      onHearing(false);
      if (!stopping.signal.aborted) void listen();
    },
    // Not in the types: its own `listen` does not say when it has lost its connection.
    ...({ onnotify: (_channel: string, topics: string) => onChange(topics.split(' ')) } as object),
  });

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await connection.unsafe(`listen ${CHANGES}`);
        onHearing(true);
        return;
      } catch (error) {
        log.warn({ code: (error as { code?: string }).code }, 'changes are not heard: pages are made anew each time');
        await pause(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  await listen();
  return async () => {
    stopping.abort();
    await connection.end({ timeout: 1 });
  };
}
