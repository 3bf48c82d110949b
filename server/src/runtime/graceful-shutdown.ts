import type { AppContext } from '../app-context.ts';

/** Milliseconds after the shutdown delay at which the process exits even when closing has not finished. */
const MAX_SHUTDOWN_MS = 28_000;

/**
 * Graceful shutdown: on SIGTERM or SIGINT runs `close` once and exits with 0, or with 1 after 28 s.
 * @param config.shutdownDelayMs part of `close` in which requests are still accepted; added to the 28 s
 * @returns whether a signal was received; startup code that fails then may do so because its resources were closed
 */
export function handleShutdownSignals(
  { log, config: { shutdownDelayMs } }: Pick<AppContext, 'log' | 'config'>,
  close: () => Promise<void>,
): () => boolean {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal, shutdownDelayMs }, 'graceful shutdown');
    setTimeout(() => process.exit(1), shutdownDelayMs + MAX_SHUTDOWN_MS).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => stopping;
}
