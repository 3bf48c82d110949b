import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '../../../lib/is-process-alive.ts';
import { BOOTSTRAP_ROLE } from './application-role.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { findRunningServer, readPidFile } from './find-running-server.ts';
import { waitForForeignHolders } from './holders.ts';
import { probeServer } from './probe-server.ts';
import { recoverySyncMethod } from './recovery-sync-method.ts';
import type { ServerFiles } from './server-files.ts';
import { sharedBuffers } from './shared-buffers.ts';
import { killOrphanedBackends, stopServer } from './stop-server.ts';
import { archiveSettings, prepareWalSpool, type Recovery, recoverySettings } from './wal-spool.ts';

/** Connections of one process and of commands that run at the same time, and of each additional worker. */
const BASE_CONNECTIONS = 80;
const CONNECTIONS_PER_WORKER = 25;

const POLL_MS = 50;
const START_TIMEOUT_MS = 30_000;
/** Time limit for a server that reports that it is still starting. */
const RECOVERY_TIMEOUT_MS = 300_000;
/** Time limit for the recovery of a backup, which replays the WAL of a day. */
const RESTORE_TIMEOUT_MS = 12 * 3_600_000;
/** A running server that does not answer within this time is stopped. */
const JOIN_TIMEOUT_MS = 10_000;

export interface LaunchOptions {
  /** Processes of the product that will use the server; 1 by default. */
  workers?: number;
  /** Port of a server that is not running yet; a free one by default. */
  port?: number;
  /** For tests and copies: fast, but not safe against power loss. */
  disposable?: boolean;
  /** Whether it puts its WAL into the spool, from where backups take it. */
  archivesWal?: boolean;
  /** Recovers a base backup before it accepts connections. */
  recovery?: Recovery;
  /** Is called when a server that this process started has exited. */
  onExit?: () => void;
}

/** URL of a role on the database of the product. */
export const urlOf = (role: string, password: string, port: number): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;

const adminUrlOf = (password: string, port: number): string => urlOf(BOOTSTRAP_ROLE, password, port);

/**
 * Joins the running server, or starts PostgreSQL and waits until it accepts connections. A server that does not respond is
 * stopped first.
 * @param password of the bootstrap role
 * @returns its port
 * @throws {EmbeddedServerError} when it does not start
 */
export async function launchServer(files: ServerFiles, password: string, options: LaunchOptions): Promise<number> {
  const runningPort = await joinRunningServer(files, password);
  if (runningPort !== undefined) return runningPort;
  await waitForForeignHolders(files.home);
  await removeLeftovers(files);
  const port = options.port ?? (await findFreePort());
  if (await spawnServer(files, password, port, options)) return port;
  await stopServer(files.data);
  const lastLine = (await readFile(files.logFile, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? '';
  throw new EmbeddedServerError(
    `PostgreSQL did not start in ${files.home} (${lastLine}): see ${files.logFile}, or set DATABASE_URL.`,
  );
}

/** The port of the running server; undefined when there is none, or it stopped or did not respond and was stopped. */
async function joinRunningServer(files: ServerFiles, password: string): Promise<number | undefined> {
  let silentMs = 0;
  let startingMs = 0;
  for (;;) {
    const running = await findRunningServer(files.data);
    if (!running) return undefined;
    const since = performance.now();
    const answer = await probeServer(adminUrlOf(password, running.port));
    if (answer === 'ready') return running.port;
    await wait(POLL_MS);
    if (answer === 'starting') startingMs += performance.now() - since;
    else silentMs += performance.now() - since;
    if (silentMs > JOIN_TIMEOUT_MS || startingMs > RECOVERY_TIMEOUT_MS) {
      await stopServer(files.data);
      return undefined;
    }
  }
}

/** Removes what a crashed server, or the server of which this folder is a copy, left behind and PostgreSQL would trust. */
async function removeLeftovers({ data }: ServerFiles): Promise<void> {
  const left = await readPidFile(data);
  if (!left) return;
  await killOrphanedBackends(data);
  // PostgreSQL checks only that a process has the id. Its check of the shared memory, by directory, stays in force.
  if (isProcessAlive(left.pid)) await rm(join(data, 'postmaster.pid'), { force: true });
}

/** Starts PostgreSQL; returns whether it accepts connections before it exits or the timeout passes. */
async function spawnServer(
  files: ServerFiles,
  password: string,
  port: number,
  options: LaunchOptions,
): Promise<boolean> {
  if (options.archivesWal) await prepareWalSpool(files);
  const settings = Object.entries({
    ...settingsFor(options),
    ...(options.archivesWal ? archiveSettings(files.home) : {}),
    ...(options.recovery ? recoverySettings(options.recovery) : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(files.logFile, 'a', 0o600);
  const server = spawn(files.program('postgres'), ['-D', files.data, '-p', String(port), ...settings], {
    ...files.processOptions,
    detached: true,
    stdio: ['ignore', log, log],
  });
  let hasExited = false;
  const onExit = () => {
    hasExited = true;
    options.onExit?.();
  };
  server.once('exit', onExit);
  server.once('error', onExit);
  server.unref();
  const since = performance.now();
  for (;;) {
    const answer = await probeServer(adminUrlOf(password, port));
    if (hasExited) return false;
    if (answer === 'ready') return true;
    // Recovery after a crash may take minutes.
    const recoveryMs = options.recovery ? RESTORE_TIMEOUT_MS : RECOVERY_TIMEOUT_MS;
    const timeoutMs = answer === 'starting' ? recoveryMs : START_TIMEOUT_MS;
    if (performance.now() - since > timeoutMs) return false;
    await wait(POLL_MS);
  }
}

function settingsFor({ workers = 1, disposable }: LaunchOptions): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(BASE_CONNECTIONS + (workers - 1) * CONNECTIONS_PER_WORKER),
    shared_buffers: disposable ? '128MB' : sharedBuffers(),
    work_mem: '16MB',
    jit: 'off',
    recovery_init_sync_method: recoverySyncMethod(),
    max_wal_size: '1GB',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
}

const findFreePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
