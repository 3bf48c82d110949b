import cluster from 'node:cluster';
import { readConfig, SettingError } from '../config.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { WorkerFailed } from './cluster/supervise-workers.ts';
import { loadBuiltPages, openServer } from './open-server.ts';
import { openWorkers } from './open-workers.ts';
import { runPrimary } from './run-primary.ts';
import { runWorker } from './run-worker.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) return await runWorker(config);
  const fromSources = process.argv.includes('--dev');
  if (config.workers > 1 && !fromSources) return await runPrimary(config, async (context) => openWorkers(context));
  // Load the pages first: when they are not built, fail before opening the database.
  const pages = fromSources ? undefined : await loadBuiltPages();
  await runPrimary(config, (context) => openServer(context, pages));
}

/** A readable message for a known startup error; any other error is returned as it is. */
function explainStartupError(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof SettingError || error instanceof EmbeddedServerError) return error.message;
  if (code === 'EADDRINUSE') return 'Another program uses this port: set PORT to a free one.';
  if (code === 'EACCES' && (syscall === 'listen' || syscall === 'bind'))
    return 'This port may not be used: set PORT to one above 1023.';
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The server cannot listen at this address (${code}): set HOST to an address of this machine.`;
  return error;
}

/** Runs the server of this process: alone, or as the supervisor or one of the workers. Exits with 1 if it cannot start. */
export async function runServer(): Promise<void> {
  // React reads NODE_ENV when the pages are loaded; its production build renders several times faster.
  if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';
  try {
    await start();
  } catch (error) {
    if (!(error instanceof WorkerFailed)) console.error(explainStartupError(error));
    process.exit(1);
  }
}
