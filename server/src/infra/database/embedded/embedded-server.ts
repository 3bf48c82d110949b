import { setTimeout as wait } from 'node:timers/promises';
import { APPLICATION_ROLE, BOOTSTRAP_ROLE, derivePassword, prepareRoles, REQUEST_ROLE } from './application-role.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { withFileLock } from './file-lock.ts';
import { findRunningServer } from './find-running-server.ts';
import { addHolder } from './holders.ts';
import { initialiseDatabase } from './initialise-database.ts';
import { type LaunchOptions, launchServer, urlOf } from './launch-server.ts';
import { prepareServerFiles } from './server-files.ts';
import { startWatchdog } from './watchdog.ts';

export { EmbeddedServerError };

const HEALTH_CHECK_MS = 250;
const RELEASE_TIMEOUT_MS = 25_000;

/** The PostgreSQL server of this installation, shared by all processes that use the same data folder. */
export interface EmbeddedServer {
  /** URL of the application role, which owns the database and is not a superuser. */
  url: string;
  /** URL of the role of requests, which gets its rights from `grantToRequests`. */
  requestUrl: string;
  /** URL of the bootstrap superuser, for tests and benchmarks that create databases or replicas. */
  adminUrl: string;
  /** Folder of its data directory, its password and its log. */
  home: string;
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
  const holder = await addHolder(files.home);
  const watchdog = startWatchdog(files.home, holder);
  let checkServer: (() => void) | undefined;
  const { password, port } = await withFileLock(files.home, start).catch(async (error: unknown) => {
    // Another start of this process must not find the watchdog of this one, which removes its holder.
    await endWatchdog();
    throw error;
  });
  const stopHealthCheck = keepRunning();

  async function start(): Promise<{ password: string; port: number }> {
    const password = await initialiseDatabase(files);
    return { password, port: await launch(password, options.port) };
  }

  /** The role is prepared after a crash too: a disposable server may have lost it with its last transactions. */
  async function launch(password: string, port: number | undefined): Promise<number> {
    const onExit = () => checkServer?.();
    const launched = await launchServer(files, password, {
      ...options,
      onExit,
      ...(port === undefined ? {} : { port }),
    });
    await prepareRoles(urlOf(BOOTSTRAP_ROLE, password, launched), password);
    return launched;
  }

  /** Restarts PostgreSQL when it has died; requests meanwhile get a 503. Returns a function that ends this. */
  function keepRunning(): () => Promise<void> {
    let isStopped = false;
    let restart: Promise<unknown> | undefined;
    const check = async () => {
      if (restart || (await findRunningServer(files.data)) || restart || isStopped) return;
      restart = withFileLock(files.home, async () => {
        // The server may have been released while this waited for the lock.
        if (!isStopped) await launch(password, port);
      })
        // The next check tries again.
        .catch(() => undefined)
        .finally(() => {
          restart = undefined;
        });
    };
    // The end of a child process is known at once; a server that another process started is found by the next check.
    checkServer = () => void check();
    const timer = setInterval(check, HEALTH_CHECK_MS);
    timer.unref();
    return async () => {
      isStopped = true;
      clearInterval(timer);
      await restart;
    };
  }

  /** Ends the use of the server: the watchdog stops it if no other process uses it. */
  async function stopUsing(): Promise<void> {
    await stopHealthCheck();
    await endWatchdog();
  }

  async function endWatchdog(): Promise<void> {
    const exited = new Promise<void>((done) => watchdog.once('exit', () => done()));
    // Keep this process alive until the watchdog has finished.
    watchdog.ref();
    watchdog.stdin?.end();
    await Promise.race([exited, wait(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  let released: Promise<void> | undefined;
  return {
    url: urlOf(APPLICATION_ROLE, derivePassword(password, APPLICATION_ROLE), port),
    requestUrl: urlOf(REQUEST_ROLE, derivePassword(password, REQUEST_ROLE), port),
    adminUrl: urlOf(BOOTSTRAP_ROLE, password, port),
    home: files.home,
    release() {
      released ??= stopUsing();
      return released;
    },
  };
}
