import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { withFileLock } from './file-lock.ts';
import { initialiseDatabase } from './initialise-database.ts';
import { findRunningServer, type LaunchOptions, launchServer, urlOf } from './launch-server.ts';
import { prepareServerFiles } from './server-files.ts';
import { startWatchdog } from './watchdog.ts';

export { EmbeddedServerError };

const HEALTH_CHECK_MS = 1_000;
const RELEASE_TIMEOUT_MS = 25_000;

/** A PostgreSQL server of our own, shared by all processes that use the same data folder. */
export interface EmbeddedServer {
  url: string;
  /** Stops using the server; the last process to release it stops it. */
  release(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that another process runs there. It listens on
 * loopback only, with a random password that is stored in the folder. It is restarted on the same port when it dies, and
 * stopped when the last process that uses it exits, even by SIGKILL.
 * @throws {EmbeddedServerError} with a one-line message when it cannot run here
 */
export async function startEmbeddedServer(dataDir: string, options: LaunchOptions = {}): Promise<EmbeddedServer> {
  const files = await prepareServerFiles(dataDir);
  const holder = String(process.pid);

  const { password, port } = await withFileLock(files.home, async () => {
    // Registered first: the watchdog of another process must not stop the server that is joined here.
    await writeFile(join(files.holders, holder), '');
    const password = await initialiseDatabase(files);
    return { password, port: await launchServer(files, password, options) };
  });
  const watchdog = startWatchdog(files.home, holder);
  const stopHealthCheck = keepRunning();

  /** Restarts PostgreSQL when it has died; requests meanwhile get a 503. */
  function keepRunning(): () => void {
    let isRestarting = false;
    const timer = setInterval(async () => {
      if (isRestarting || (await findRunningServer(files))) return;
      isRestarting = true;
      try {
        await withFileLock(files.home, () => launchServer(files, password, { ...options, port }));
      } catch {
        // The next check tries again.
      } finally {
        isRestarting = false;
      }
    }, HEALTH_CHECK_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  async function stopUsing(): Promise<void> {
    stopHealthCheck();
    const exited = new Promise<void>((done) => watchdog.once('exit', () => done()));
    // Keep this process alive until the watchdog has finished: it stops the server if no other process uses it.
    watchdog.ref();
    watchdog.stdin?.end();
    await Promise.race([exited, wait(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  let released: Promise<void> | undefined;
  return {
    url: urlOf(password, port),
    release() {
      released ??= stopUsing();
      return released;
    },
  };
}
