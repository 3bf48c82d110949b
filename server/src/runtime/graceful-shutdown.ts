import type { FastifyBaseLogger } from 'fastify';

/** When the process ends whatever happens, in milliseconds after it was told to. */
const STOP_WITHIN_MS = 28_000;

/**
 * Ends the process in order when it is told to.
 * @returns whether it was told to; what is being started meanwhile has its ground taken away
 */
export function handleShutdownSignals(log: FastifyBaseLogger, close: () => Promise<void>): () => boolean {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: answering what is under way, accepting nothing new');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => stopping;
}
