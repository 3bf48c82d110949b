import type { FastifyBaseLogger } from 'fastify';
import type { Secrets } from '../secrets.ts';
import { RELOAD_MS } from './rotate-secret.ts';

/** Reads the secrets now and then, as another process may rotate them. Returns the function that stops it. */
export function startReloading(secrets: Pick<Secrets, 'reload'>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    secrets.reload().catch((error: NodeJS.ErrnoException) => {
      log.warn({ reason: error.code ?? error.name }, 'secrets could not be read again');
    });
  }, RELOAD_MS);
  timer.unref();
  return () => clearInterval(timer);
}
